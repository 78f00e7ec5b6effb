import type { Edition } from '../members/access.ts';

export const sharePictureKinds = ['article', 'cut', 'plant', 'quota', 'report', 'view'] as const;
export type SharePictureKind = (typeof sharePictureKinds)[number];

/** Pixels. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** `key`: number of an article, plant or report; code of a view; `beef-` or `pork-` and a cut's code; year of the quotas. */
export function toSharePicturePath(edition: Edition, kind: SharePictureKind, key: string | number): string {
  return `/share-picture/${edition}/${kind}/${key}.png`;
}
