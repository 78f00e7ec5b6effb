import type { StyledNames } from '#platform/import/text/file-style.ts';
import { readHeader } from '#platform/import/text/header.ts';
import type { ColumnNames, Layout, ReadHeader } from '#platform/import/text/header.ts';

export type ComtradeColumn =
  | 'period'
  | 'year'
  | 'month'
  | 'reporterCode'
  | 'reporterName'
  | 'flow'
  | 'partnerCode'
  | 'partnerIso'
  | 'partnerName'
  | 'partner2'
  | 'goodsCode'
  | 'goodsName'
  | 'customsProcedure'
  | 'transport'
  | 'netWeight'
  | 'quantity'
  | 'quantityUnit'
  | 'usd';

export type ComtradeLayout = Layout<ComtradeColumn>;

/** Names of the API and of Comtrade Plus first, then those of the site before 2023. */
const names: ColumnNames<ComtradeColumn> = {
  period: ['period'],
  year: ['refYear', 'Year', 'yr'],
  month: ['refMonth'],
  reporterCode: ['reporterCode', 'Reporter Code', 'rtCode'],
  reporterName: ['reporterDesc', 'Reporter', 'rtTitle'],
  flow: ['flowCode', 'Trade Flow', 'rgDesc', 'flowDesc'],
  partnerCode: ['partnerCode', 'Partner Code', 'ptCode'],
  partnerIso: ['partnerISO', 'Partner ISO', 'pt3ISO'],
  partnerName: ['partnerDesc', 'Partner', 'ptTitle'],
  partner2: ['partner2Code', '2nd Partner Code', 'ptCode2'],
  goodsCode: ['cmdCode', 'Commodity Code'],
  goodsName: ['cmdDesc', 'Commodity'],
  customsProcedure: ['customsCode', 'Customs Proc. Code', 'cstCode'],
  transport: ['motCode', 'Mode of Transport Code'],
  netWeight: ['netWgt', 'Netweight (kg)', 'NetWeight'],
  quantity: ['qty', 'Qty', 'TradeQuantity'],
  quantityUnit: ['qtyUnitCode', 'Qty Unit Code', 'qtCode', 'qtyUnitAbbr'],
  usd: ['primaryValue', 'Trade Value (US$)', 'TradeValue'],
};

export const comtradeStyled = {
  numbers: ['netWeight', 'quantity', 'usd'],
  dates: ['period'],
} as const satisfies StyledNames<ComtradeColumn>;

export function readComtradeHeader(fields: readonly string[]): ReadHeader<ComtradeColumn> {
  return readHeader(fields, names, [
    ['year', 'period'],
    ['partnerName', 'partnerCode', 'partnerIso'],
    ['goodsCode'],
    ['usd', 'netWeight'],
  ]);
}
