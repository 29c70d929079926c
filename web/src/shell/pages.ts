/** What is not needed to play, in one file that is loaded when somebody asks for it. */
export { default as CreditsPage } from "./CreditsPage.svelte";
export { default as MePage } from "./MePage.svelte";
export { default as ReplayPage } from "./ReplayPage.svelte";
export { default as RulesDialog } from "./RulesDialog.svelte";
export { default as RulesPage } from "./RulesPage.svelte";
export { default as CampaignPage } from "../lobby/CampaignPage.svelte";
export { default as NewMatch } from "./NewMatch.svelte";
