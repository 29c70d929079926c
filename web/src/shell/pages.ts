/** What is not needed to play, in one file that is loaded when somebody asks for it. */
export { default as CampaignPage } from "../lobby/CampaignPage.svelte";
export { default as CreditsPage } from "./CreditsPage.svelte";
export { default as GiveUp } from "./GiveUp.svelte";
export { default as Hint } from "../table/Hint.svelte";
export { default as Invite } from "./Invite.svelte";
export { default as JoinPage } from "./JoinPage.svelte";
export { default as Keys } from "./Keys.svelte";
export { default as MePage } from "./MePage.svelte";
export { default as NewMatch } from "./NewMatch.svelte";
export { default as ReplayPage } from "./ReplayPage.svelte";
export { default as RulesDialog } from "./RulesDialog.svelte";
export { default as RulesPage } from "./RulesPage.svelte";
export { default as Settings } from "./Settings.svelte";
