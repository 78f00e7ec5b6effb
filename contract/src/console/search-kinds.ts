/** Kinds the server's console search returns; console screens are searched in the browser. */
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

export const maxFound = 5;
