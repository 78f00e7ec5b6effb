/** A colour with its digits in full: the build shortens `#ffffff` to `#fff`, and charts expect `#rrggbb`. */
export function fullColor(color: string): string {
  return /^#[\da-f]{3}$/i.test(color) ? color.replaceAll(/[\da-f]/gi, (digit) => digit + digit) : color;
}
