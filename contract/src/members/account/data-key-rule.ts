import { type DataSetName, dataSetNames } from '../../data/data-address.ts';
import { type WholeSetName, wholeSetNames } from '../../data/whole-sets.ts';

/** A `key` is sent as `Authorization: Bearer`; a `link` key is part of the address. */
export const dataKeyKinds = ['key', 'link'] as const;
export type DataKeyKind = (typeof dataKeyKinds)[number];

export type KeySetName = DataSetName | WholeSetName;

/** Sets by kind of key: address keys do not open Parquet files of whole years. */
export const keySets: Readonly<Record<DataKeyKind, readonly [KeySetName, ...KeySetName[]]>> = {
  key: [...dataSetNames, ...wholeSetNames],
  link: dataSetNames,
};

export const dataKeyRule = { maxName: 60, maxDays: 365, maxLinkDays: 90, maxInForce: 20 } as const;

/** Prefix of data keys, so that a leaked one is recognised. */
export const dataKeyPrefix = 'btck_';
