/** 16:9, in drawing units. */
export const frame = { width: 1280, height: 720 } as const;

export const colour = {
  ink: '#1b1f24',
  soft: '#5a6169',
  line: '#d8d2c9',
  wash: '#f7f5f2',
  paper: '#ffffff',
  accent: '#8c1d2f',
  pale: '#e8c9ce',
  good: '#1b7f5c',
  warn: '#c4853b',
  blue: '#33628f',
} as const;

/** Progress from 0 to 1 with slow start and end; seconds. */
export function ease(now: number, from: number, length: number): number {
  const share = Math.min(1, Math.max(0, (now - from) / length));
  return share * share * (3 - 2 * share);
}

const round = (value: number): string => value.toFixed(2);

export function rect(x: number, y: number, width: number, height: number, more: string): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(Math.max(0, width))}" height="${round(Math.max(0, height))}" ${more}/>`;
}

export function text(x: number, y: number, words: string, more = ''): string {
  return `<text x="${round(x)}" y="${round(y)}" ${more}>${words}</text>`;
}

/** The editions share the picture, so names appear in both languages. */
export function inBoth(x: number, y: number, cn: string, en: string, more = ''): string {
  return (
    text(x, y - 6, cn, `font-weight="700" font-size="32" ${more}`) +
    text(x, y + 18, en, `font-size="21" fill="${colour.soft}" ${more}`)
  );
}

export function line(points: readonly (readonly [number, number])[], more: string): string {
  return `<polyline fill="none" points="${points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')}" ${more}/>`;
}

export function dot(x: number, y: number, r: number, more: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" ${more}/>`;
}

export function faded(share: number, ...parts: readonly string[]): string {
  return share <= 0 ? '' : `<g opacity="${round(share)}">${parts.join('')}</g>`;
}

export function mark(x: number, y: number, isGood: boolean): string {
  const sign = isGood
    ? line(
        [
          [x - 14, y],
          [x - 3, y + 12],
          [x + 15, y - 12],
        ],
        'stroke="#fff" stroke-width="7"',
      )
    : line(
        [
          [x - 12, y - 12],
          [x + 12, y + 12],
        ],
        'stroke="#fff" stroke-width="7"',
      ) +
      line(
        [
          [x - 12, y + 12],
          [x + 12, y - 12],
        ],
        'stroke="#fff" stroke-width="7"',
      );
  return dot(x, y, 30, `fill="${isGood ? colour.good : colour.accent}"`) + sign;
}

/** Keeps the caption area free and draws the film's progress along the foot. */
export function picture(content: string, share: number): string {
  const { width, height } = frame;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    rect(0, 0, width, height, `fill="${colour.paper}"`) +
    `<g font-family="Noto Sans, DejaVu Sans, sans-serif" font-size="34" fill="${colour.ink}" transform="translate(74 0) scale(0.885)">${content}</g>` +
    `${rect(0, height - 6, width, 6, `fill="${colour.wash}"`)}${rect(0, height - 6, width * share, 6, `fill="${colour.accent}"`)}</svg>`
  );
}
