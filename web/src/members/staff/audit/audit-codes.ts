import {
  marketTypes,
  priceSpecs,
  priceStorages,
  priceTerms,
  priceUnits,
  quoteBases,
  taxLevels,
} from '@btc/contract/prices/price-codes.ts';
import { liveCattleSeries } from '@btc/contract/prices/benchmarks/live-cattle-series.ts';
import { mailTemplates } from '@btc/contract/console/mail-templates.ts';
import { legalKinds, legalNames } from '@btc/contract/wire/legal-texts.ts';
import { nameIn, type NamedCode } from '@btc/contract/names.ts';
import { origins } from '@btc/reference/places/origins.ts';
import { effectBasisNames } from '@btc/reference/plants/plant-scopes.ts';
import { plantStates, plantStatuses } from '@btc/reference/plants/plant-statuses.ts';
import type { Edition } from '#i18n/edition.ts';

/** Names for the codes of a field; a field name used by several domains lists the codes of each. */
const lists: Readonly<Record<string, readonly NamedCode[]>> = {
  MarketType: marketTypes,
  Term: priceTerms,
  Specs: priceSpecs,
  Storage: priceStorages,
  Unit: priceUnits,
  Level: taxLevels,
  Basis: [...quoteBases, ...effectBasisNames],
  Status: plantStatuses,
  State: plantStates,
  Origin: origins,
  OriginCode: origins,
  Origins: origins,
  Template: mailTemplates,
  Kind: legalKinds.map((code) => ({ code, nameCn: legalNames.cn[code], nameEn: legalNames.en[code] })),
};

/** Name of a field's code; null where the field has no codes or the code is unknown. */
export function toCodeName(edition: Edition, field: string, code: string): string | null {
  const row = lists[field]?.find((one) => one.code === code);
  return row === undefined ? null : nameIn(edition, row);
}

/** Name of the live-cattle market whose code is used as the field name; null for other fields. */
export function marketName(edition: Edition, field: string): string | null {
  const market = liveCattleSeries.find(({ code }) => code === field);
  if (market === undefined) return null;
  return edition === 'cn' ? market.regionCn : market.regionEn;
}
