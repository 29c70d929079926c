/** SVG symbols and gradients that the page's drawings refer to, put into the document once. */

const there = new Set<string>();

export function addSprite(symbols: string): void {
  if (there.has(symbols)) return;
  there.add(symbols);
  const holder = document.createElement("div");
  holder.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  holder.setAttribute("aria-hidden", "true");
  holder.innerHTML = `<svg width="0" height="0">${symbols}</svg>`;
  document.body.append(holder);
}
