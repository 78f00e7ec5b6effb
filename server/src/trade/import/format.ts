import type { FactSource } from '@btc/contract/trade/trade-codes.ts';
import { parseComtradeRow } from './comtrade/comtrade.parse.ts';
import { comtradeNames, comtradeStyled, readComtradeHeader } from './comtrade/comtrade.read.ts';
import { parseCustomsRow, parsePlacesRow } from './customs/customs-query.parse.ts';
import { customsNames, customsStyled, readCustomsHeader, readPlacesHeader } from './customs/customs-query.read.ts';
import type { ParsedRow, ParseSettings } from './facts/fact-row.ts';
import type { RowIssue } from '#platform/import/issue.ts';
import type { FileForm } from '#platform/import/file-form.ts';
import { describeLayout } from '#platform/import/read-rows.ts';
import { parseShipmentRow } from './shipments/shipment.parse.ts';
import { readShipmentHeader, shipmentNames, shipmentStyled } from './shipments/shipment.read.ts';
import { quotaColumns } from './tables/quota-columns.data.ts';
import { openQuotaTable } from './tables/quota-table.ts';
import { rateColumns } from './tables/rate-columns.data.ts';
import { openRateTable } from './tables/rate-table.ts';
import type { TableReading } from './tables/table-reading.ts';
import type { StyledColumns, StyledNames } from '#platform/import/text/file-style.ts';
import type { Layout, ReadHeader, TaughtTitles, TitleAccount } from '#platform/import/text/header.ts';

export interface RowParser {
  readonly titles: readonly string[];
  readonly width: number;
  readonly account: TitleAccount;
  readonly styled: StyledColumns;
  readonly parse: (fields: readonly string[], settings: ParseSettings) => ParsedRow;
}

export type OpenedParser =
  | { readonly kind: 'parser'; readonly parser: RowParser }
  | { readonly kind: 'bad'; readonly issues: readonly RowIssue[] };

export interface FactFormat {
  readonly kind: 'facts';
  readonly name: FactFormatName;
  readonly source: FactSource;
  /** What a file speaks for unless stated otherwise: all origins, or only those it has rows of. */
  readonly speaksFor: 'allOrigins' | 'originsFound';
  /** Tonnes above which one row gives a warning. */
  readonly remarkableTonnes: number;
  /** Rows at which the source cuts off a download. */
  readonly rowLimits: readonly number[];
  /** Every period has trade: one that is missing, or far below the others, is odd. */
  readonly isWholeSeries: boolean;
  /** A file may say whether it is of imports. */
  readonly statesFlow: boolean;
  readonly openHeader: (fields: readonly string[], taught?: TaughtTitles) => OpenedParser;
}

export interface TableFormat {
  readonly kind: 'table';
  readonly name: TableFormatName;
  readonly open: () => TableReading;
}

export type ImportFormat = FactFormat | TableFormat;

export const factFormatNames = ['customs-query', 'customs-places', 'comtrade', 'shipments'] as const;
export type FactFormatName = (typeof factFormatNames)[number];
export const tableFormatNames = ['quotas', 'rates'] as const;
export type TableFormatName = (typeof tableFormatNames)[number];
export const formatNames = [...factFormatNames, ...tableFormatNames] as const;
export type FormatName = (typeof formatNames)[number];

export const tradeFileForms: readonly FileForm[] = [
  { nameCn: '海关统计', nameEn: 'China customs', columns: customsNames },
  { nameCn: 'UN Comtrade', nameEn: 'UN Comtrade', columns: comtradeNames },
  { nameCn: '装运记录', nameEn: 'Shipments', columns: shipmentNames },
  { nameCn: '国别配额', nameEn: 'Country quotas', columns: quotaColumns },
  { nameCn: '汇率', nameEn: 'Exchange rates', columns: rateColumns },
];

const formats: readonly ImportFormat[] = [
  {
    kind: 'facts',
    name: 'customs-query',
    source: 'customs',
    speaksFor: 'allOrigins',
    remarkableTonnes: 500_000,
    rowLimits: [10_000],
    isWholeSeries: true,
    statesFlow: false,
    openHeader: opener(readCustomsHeader, parseCustomsRow, customsStyled),
  },
  {
    kind: 'facts',
    name: 'customs-places',
    source: 'customsPlaces',
    speaksFor: 'allOrigins',
    remarkableTonnes: 500_000,
    rowLimits: [10_000],
    isWholeSeries: true,
    statesFlow: false,
    openHeader: opener(readPlacesHeader, parsePlacesRow, customsStyled),
  },
  {
    kind: 'facts',
    name: 'comtrade',
    source: 'comtrade',
    speaksFor: 'allOrigins',
    remarkableTonnes: 3_000_000,
    rowLimits: [500, 100_000, 250_000],
    isWholeSeries: true,
    statesFlow: true,
    openHeader: opener(readComtradeHeader, parseComtradeRow, comtradeStyled),
  },
  {
    kind: 'facts',
    name: 'shipments',
    source: 'shipments',
    speaksFor: 'originsFound',
    // A container holds some 27 t; what a reefer ship carries is declared in parts.
    remarkableTonnes: 1_000,
    rowLimits: [],
    isWholeSeries: false,
    statesFlow: true,
    openHeader: opener(readShipmentHeader, parseShipmentRow, shipmentStyled),
  },
  { kind: 'table', name: 'quotas', open: openQuotaTable },
  { kind: 'table', name: 'rates', open: openRateTable },
];

export function findFormat(name: string): ImportFormat | undefined {
  return formats.find((format) => format.name === name);
}

type RowReader<Column extends string> = (
  layout: Layout<Column>,
  fields: readonly string[],
  settings: ParseSettings,
) => ParsedRow;

function opener<Column extends string>(
  readHeader: (fields: readonly string[], taught?: TaughtTitles) => ReadHeader<Column>,
  parseRow: RowReader<Column>,
  styled: StyledNames<Column>,
): FactFormat['openHeader'] {
  return (fields, taught) => {
    const header = readHeader(fields, taught);
    if (header.kind === 'bad') return header;
    const { layout } = header;
    return {
      kind: 'parser',
      parser: {
        ...describeLayout(layout, styled),
        parse: (row, settings) => parseRow(layout, row, settings),
      },
    };
  };
}
