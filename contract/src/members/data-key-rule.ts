/** A key goes with the request as `Authorization: Bearer`; a link key stands in the address. */
export const dataKeyKinds = ['key', 'link'] as const;
export type DataKeyKind = (typeof dataKeyKinds)[number];

export const dataKeyRule = { maxName: 60, maxDays: 365, maxLinkDays: 90, maxInForce: 20 } as const;

/** What a key begins with, so that whoever finds one knows what it is. */
export const dataKeyPrefix = 'btck_';
