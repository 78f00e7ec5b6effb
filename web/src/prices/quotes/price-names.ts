import {
  findPriceTerm,
  type PriceUnit,
  priceDecimals,
  priceSpecs,
  priceStorages,
} from '@btc/contract/prices/price-codes.ts';
import type { PriceSeries } from '@btc/contract/prices/quote-row.ts';
import { formatCode, formatCodeIn } from '@btc/contract/names.ts';
import type { Edition } from '#i18n/edition.ts';
import type { Format } from '#i18n/format.ts';

/** Name without origin: 前腱 草饲 冷冻; a specification that the cut's name contains is not repeated. */
export function toCutName(edition: Edition, series: Pick<PriceSeries, 'CutCn' | 'CutEn' | 'Specs' | 'Brand'>): string {
  const cut = edition === 'cn' ? series.CutCn : series.CutEn;
  const specs = series.Specs.map((code) => formatCodeIn(edition, priceSpecs, code)).filter(
    (spec) => !cut.includes(spec),
  );
  return [cut, ...specs, ...(series.Brand === null ? [] : [series.Brand])].join(edition === 'cn' ? ' ' : ', ');
}

export function toOriginName(
  edition: Edition,
  { OriginCn, OriginEn }: Pick<PriceSeries, 'OriginCn' | 'OriginEn'>,
): string {
  return edition === 'cn' ? OriginCn : OriginEn;
}

/** Origin and cut within a sentence, without a brand: Brazil shin/shank. */
export function formatSeriesInText(edition: Edition, series: PriceSeries): string {
  const cut = toCutName(edition, { ...series, Brand: null });
  if (edition === 'cn') return toOriginName(edition, series) + cut;
  return `${toOriginName(edition, series)} ${cut.replaceAll(/(?:^|, )[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())}`;
}

export function toStorageName(edition: Edition, { Storage }: PriceSeries): string {
  return formatCodeIn(edition, priceStorages, Storage);
}

/** Term and place: CFR 中国主港. */
export function formatPlaceName(edition: Edition, { Term, PortCn, PortEn }: PriceSeries): string {
  const term = findPriceTerm(Term);
  return `${formatCode(edition, term, Term)} ${edition === 'cn' ? PortCn : PortEn}`;
}

export function formatSeriesName(edition: Edition, series: PriceSeries): string {
  const parts = [toOriginName(edition, series), toCutName(edition, series), toStorageName(edition, series)];
  return `${parts.join(edition === 'cn' ? ' ' : ', ')}\u00A0· ${formatPlaceName(edition, series)}`;
}

export function formatUnitName(format: Format, unit: PriceUnit): string {
  return unit === 'USD/t' ? format.unit.usdPerTonne : format.unit.cnyPerKg;
}

export function formatPriceText(format: Format, unit: PriceUnit, value: number): string {
  return format.number(value, priceDecimals[unit]);
}
