/*
 * What the search over the whole portal finds. Free of zod: the browser names the groups too.
 */

/** In the order in which groups stand where they fit alike. */
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

/** How many of each group are answered. */
export const maxGroupRows = 5;

/** How many of a group are counted before it says "more than". */
export const groupTotalCap = 50;
