const edge = 8;
const distance = 6;

/** Puts a fixed bubble above its anchor (below where there is no room), inside the window; through CSSOM, as the policy asks. */
export function placeBubble(anchor: HTMLElement, bubble: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const size = bubble.getBoundingClientRect();
  const widest = document.documentElement.clientWidth - size.width - edge;
  const left = Math.max(edge, Math.min(at.left + (at.width - size.width) / 2, widest));
  const above = at.top - size.height - distance;
  bubble.style.left = `${left}px`;
  bubble.style.top = `${above >= edge ? above : at.bottom + distance}px`;
}
