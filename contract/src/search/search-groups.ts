/*
 * What the search over the whole portal finds. Free of zod: the browser names the groups too.
 */

/** Ordered as groups are where they match equally well. */
export const searchGroups = [
  'cut',
  'hsCode',
  'price',
  'plant',
  'company',
  'news',
  'report',
  'page',
  'quota',
  'district',
  'term',
] as const;
export type SearchGroup = (typeof searchGroups)[number];

export const maxGroupRows = 5;

/** Counting of a group stops here; beyond it the page says "more than". */
export const groupTotalCap = 50;
