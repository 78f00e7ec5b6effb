/** What the console's search finds; the screens of the console itself are found in the browser. */
export const foundKinds = [
  'article',
  'video',
  'member',
  'plant',
  'series',
  'quote',
  'post',
  'merchant',
  'exhibition',
] as const;
export type FoundKind = (typeof foundKinds)[number];

/** How many of each kind are answered. */
export const maxFound = 5;
