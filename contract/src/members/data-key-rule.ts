import { type DataSetName, dataSetNames } from '../data/data-address.ts';
import { type WholeSetName, wholeSetNames } from '../data/whole-sets.ts';

/** A key goes with the request as `Authorization: Bearer`; a link key stands in the address. */
export const dataKeyKinds = ['key', 'link'] as const;
export type DataKeyKind = (typeof dataKeyKinds)[number];

/** A set that a key may be for. */
export type KeySetName = DataSetName | WholeSetName;

/** What keys of a kind may be for: what reads an address with a key in it reads no Parquet of a whole year. */
export const keySets: Readonly<Record<DataKeyKind, readonly [KeySetName, ...KeySetName[]]>> = {
  key: [...dataSetNames, ...wholeSetNames],
  link: dataSetNames,
};

export const dataKeyRule = { maxName: 60, maxDays: 365, maxLinkDays: 90, maxInForce: 20 } as const;

/** What a key begins with, so that whoever finds one knows what it is. */
export const dataKeyPrefix = 'btck_';
