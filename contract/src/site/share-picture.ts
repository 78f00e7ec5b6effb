import type { Edition } from '../members/access.ts';

/** What has a picture for link previews. */
export const sharePictureKinds = ['article', 'cut', 'plant', 'quota', 'report', 'view'] as const;
export type SharePictureKind = (typeof sharePictureKinds)[number];

/** Pixels. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** The address of a picture: of an article, a plant or a report by its number, a view by its code, a cut by `beef-` or `pork-` and its code, the quotas of a year. */
export function toSharePicturePath(edition: Edition, kind: SharePictureKind, key: string | number): string {
  return `/share-picture/${edition}/${kind}/${key}.png`;
}
