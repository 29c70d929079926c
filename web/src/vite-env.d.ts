/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:icons/credits" {
  export const credits: Record<string, string[]>;
}
declare module "virtual:icons/*" {
  const symbols: string;
  export default symbols;
}
