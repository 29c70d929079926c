/** Words that fit: type shrinks step by step, as far as it stays readable, until nothing of the text is out of sight. */

const STEPS = [1, 0.94, 0.88, 0.82, 0.76, 0.7];

/** Looks again whenever the text or its room changes. */
export function snug(node: HTMLElement, _: string): { update(text: string): void; destroy(): void } {
  const fit = (): void => {
    for (const step of STEPS) {
      node.style.setProperty("--snug", String(step));
      if (node.scrollHeight <= node.clientHeight + 1) return;
    }
  };
  const rooms = new ResizeObserver(fit);
  if (node.parentElement) rooms.observe(node.parentElement);
  return { update: fit, destroy: () => rooms.disconnect() };
}
