import type { StyledNames } from '#platform/import/text/file-style.ts';
import { listed, readHeader } from '#platform/import/text/header.ts';
import type {
  ColumnNames,
  HeaderRule,
  Layout,
  ReadHeader,
  TaughtTitles,
  UnneededTitles,
} from '#platform/import/text/header.ts';

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
export const comtradeNames: ColumnNames<ComtradeColumn> = {
  period: ['period'],
  year: ['refYear', 'Year', 'yr'],
  month: ['refMonth'],
  reporterCode: ['reporterCode', 'Reporter Code', 'rtCode'],
  reporterName: ['reporterDesc', 'Reporter', 'rtTitle'],
  flow: ['flowCode', 'Trade Flow', 'rgDesc', 'flowDesc', 'Trade Flow Code', 'rgCode', 'Flow'],
  partnerCode: ['partnerCode', 'Partner Code', 'ptCode'],
  partnerIso: ['partnerISO', 'Partner ISO', 'pt3ISO'],
  partnerName: ['partnerDesc', 'Partner', 'ptTitle'],
  partner2: ['partner2Code', '2nd Partner Code', 'X2nd.Partner.Code', 'ptCode2'],
  goodsCode: ['cmdCode', 'Commodity Code'],
  goodsName: ['cmdDesc', 'Commodity'],
  customsProcedure: ['customsCode', 'Customs Proc. Code', 'cstCode'],
  transport: ['motCode', 'Mode of Transport Code'],
  netWeight: ['netWgt', 'Netweight (kg)', 'NetWeight'],
  quantity: ['qty', 'Qty', 'TradeQuantity'],
  quantityUnit: ['qtyUnitCode', 'Qty Unit Code', 'qtCode', 'qtyUnitAbbr'],
  // R writes no signs: Trade.Value..US..
  usd: ['primaryValue', 'Trade Value (US$)', 'Trade.Value..US..', 'Trade Value (US Dollars)', 'TradeValue'],
};

/** What the site, its API and their packages write beside; figures of another kind only where the main one is there. */
export const unneededOfComtrade: UnneededTitles<ComtradeColumn> = {
  always: listed(
    'typeCode | freqCode | refPeriodId | Period Desc. | periodDesc | pfCode | reporterISO | rt3ISO | mosCode',
    'Classification | classificationCode | classificationSearchCode | isOriginalClassification | cmdDescE',
    'aggrLevel | Aggregate Level | isLeaf | Is Leaf Code | isAggregate | isReported | legacyEstimationFlag | Flag',
    'estCode | isQtyEstimated | isAltQtyEstimated | isNetWgtEstimated | isGrossWgtEstimated | altQty | Alt Qty',
    'altQtyUnitCode | altQtyUnitAbbr | Alt Qty Unit Code | Alt Qty Unit | qtAltCode | qtAltDesc | AltQuantity',
  ),
  beside: {
    partner2: listed(
      'partner2ISO | partner2Desc | 2nd Partner | 2nd Partner ISO | X2nd.Partner | X2nd.Partner.ISO',
      'ptTitle2 | pt3ISO2',
    ),
    customsProcedure: listed('customsDesc | Customs | cstDesc'),
    transport: listed('motDesc | Mode of Transport'),
    flow: listed('flowDesc | flowCategory | Trade Flow Code | rgCode | rgDesc'),
    quantityUnit: listed('qtyUnitAbbr | Qty Unit | qtDesc'),
    netWeight: listed(
      'grossWgt | Gross weight (kg) | GrossWeight | qty | Quantity | TradeQuantity',
      'qtyUnitCode | Qty Unit Code | qtCode | qtyUnitAbbr | Qty Unit | qtDesc',
    ),
    usd: listed(
      'cifvalue | fobvalue | CIF Trade Value (US$) | FOB Trade Value (US$)',
      'CIF.Trade.Value..US.. | FOB.Trade.Value..US..',
    ),
  },
};

export const comtradeStyled = {
  numbers: ['netWeight', 'quantity', 'usd'],
  dates: ['period'],
} as const satisfies StyledNames<ComtradeColumn>;

const rule: HeaderRule<ComtradeColumn> = {
  names: comtradeNames,
  required: [['year', 'period'], ['partnerName', 'partnerCode', 'partnerIso'], ['goodsCode'], ['usd', 'netWeight']],
  unneeded: unneededOfComtrade,
};

export function readComtradeHeader(fields: readonly string[], taught?: TaughtTitles): ReadHeader<ComtradeColumn> {
  return readHeader(fields, rule, taught);
}
