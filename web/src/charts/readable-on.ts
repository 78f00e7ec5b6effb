import type { ChartTheme } from './chart-theme.ts';

/** Ink or paper, whichever is read better on a colour `#rrggbb`. */
export function readableOn(color: string, theme: Pick<ChartTheme, 'ink' | 'paper'>): string {
  const ground = luminance(color);
  const contrast = (text: string): number => {
    const [low = 0, high = 0] = [ground, luminance(text)].toSorted((one, other) => one - other);
    return (high + 0.05) / (low + 0.05);
  };
  return contrast(theme.ink) > contrast(theme.paper) ? theme.ink : theme.paper;
}

/** Relative luminance, 0 to 1 (WCAG). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
