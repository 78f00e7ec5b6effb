/*
 * What can be pinned. Free of zod: the browser's buttons name the kinds too.
 */

/** Articles need no kind: pinning an origin or cut covers those tagged with it. */
export const pinKinds = ['cut', 'series', 'plant', 'origin', 'view', 'company'] as const;
export type PinKind = (typeof pinKinds)[number];

export interface PinName {
  readonly Kind: PinKind;
  /** `beef-` or `pork-` and the code of a cut; the number of a series, plant or company; the code of an origin or view. */
  readonly Code: string;
}

export const maxPins = 100;

export function isSamePin(one: PinName, other: PinName): boolean {
  return one.Kind === other.Kind && one.Code === other.Code;
}
