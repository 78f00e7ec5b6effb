import { describe, expect, test } from 'vitest';
import { foldTitle } from '#platform/import/text/fold-title.ts';
import { listTitles, type TitledColumn } from '#platform/import/text/header.ts';
import { comtradeNames, unneededOfComtrade } from './comtrade/comtrade.read.ts';
import { customsNames } from './customs/customs-query.read.ts';
import { findFormat } from './format.ts';
import { isToChina } from './shipments/destination.ts';
import { shipmentNames, unneededOfShipments } from './shipments/shipment.read.ts';
import { quotaColumns } from './tables/quota-columns.data.ts';
import { rateColumns } from './tables/rate-columns.data.ts';

const sources: readonly (readonly [string, Readonly<Record<string, readonly string[] | TitledColumn>>])[] = [
  ['customs', customsNames],
  ['comtrade', comtradeNames],
  ['shipments', shipmentNames],
  ['quotas', quotaColumns],
  ['rates', rateColumns],
];

test.each(sources)('no two columns of %s have a title in common', (_, names) => {
  const columnOf = new Map<string, string>();
  for (const [column, titles] of Object.entries(names)) {
    for (const title of listTitles(titles).map(foldTitle)) {
      expect([title, columnOf.get(title) ?? column]).toEqual([title, column]);
      columnOf.set(title, column);
    }
  }
});

test('what is never needed of a source is no title of its columns', () => {
  const titlesOf = (names: (typeof sources)[number][1]) => Object.values(names).flatMap(listTitles).map(foldTitle);
  const comtrade = new Set(titlesOf(comtradeNames));
  const shipments = new Set(titlesOf(shipmentNames));
  expect(unneededOfComtrade.always.filter((title) => comtrade.has(foldTitle(title)))).toEqual([]);
  expect(unneededOfShipments.always.filter((title) => shipments.has(foldTitle(title)))).toEqual([]);
});

function findAccount(name: string, titles: readonly string[]) {
  const format = findFormat(name);
  if (format?.kind !== 'facts') throw new Error(name);
  const header = format.openHeader(titles);
  if (header.kind === 'bad') throw new Error(JSON.stringify(header.issues));
  return header.parser.account;
}

const api =
  'typeCode,freqCode,refPeriodId,refYear,refMonth,period,reporterCode,reporterISO,reporterDesc,flowCode,flowDesc,partnerCode,partnerISO,partnerDesc,partner2Code,partner2ISO,partner2Desc,classificationCode,classificationSearchCode,isOriginalClassification,cmdCode,cmdDesc,aggrLevel,isLeaf,customsCode,customsDesc,mosCode,motCode,motDesc,qtyUnitCode,qtyUnitAbbr,qty,isQtyEstimated,altQtyUnitCode,altQtyUnitAbbr,altQty,isAltQtyEstimated,netWgt,isNetWgtEstimated,grossWgt,isGrossWgtEstimated,cifvalue,fobvalue,primaryValue,legacyEstimationFlag,isReported,isAggregate';
const site =
  'Classification,Year,Period,Period Desc.,Aggregate Level,Is Leaf Code,Trade Flow Code,Trade Flow,Reporter Code,Reporter,Reporter ISO,Partner Code,Partner,Partner ISO,2nd Partner Code,2nd Partner,2nd Partner ISO,Customs Proc. Code,Customs,Mode of Transport Code,Mode of Transport,Commodity Code,Commodity,Qty Unit Code,Qty Unit,Qty,Alt Qty Unit Code,Alt Qty Unit,Alt Qty,Netweight (kg),Gross weight (kg),Trade Value (US$),CIF Trade Value (US$),FOB Trade Value (US$),Flag';
const old =
  'pfCode,yr,period,periodDesc,aggrLevel,IsLeaf,rgCode,rgDesc,rtCode,rtTitle,rt3ISO,ptCode,ptTitle,pt3ISO,ptCode2,ptTitle2,pt3ISO2,cstCode,cstDesc,motCode,motDesc,cmdCode,cmdDescE,qtCode,qtDesc,qtAltCode,qtAltDesc,TradeQuantity,AltQuantity,NetWeight,GrossWeight,TradeValue,CIFValue,FOBValue,estCode';

test.each([
  ['of the API', api],
  ['of the site before 2023', site],
  ['of the API before 2023', old],
])('all titles %s of Comtrade are known, also in snake case', (_, titles) => {
  const snake = titles.replace(/(?<=[a-z\d])(?=[A-Z])/g, '_').toLowerCase();
  for (const written of [titles, snake]) {
    expect(findAccount('comtrade', written.split(','))).toMatchObject({ notUnderstood: [], stopping: [] });
  }
});

describe('a column that is not read', () => {
  const customs = ['数据年月', '商品编码', '贸易伙伴编码', '第一数量', '第一计量单位'];
  const shipment = ['Shipment date', 'Origin', 'HS code', 'Net weight (kg)'];
  const comtrade = ['refYear', 'partnerDesc', 'cmdCode'];

  test.each([
    ['customs-query', [...customs, '金额（万美元）']],
    ['customs-query', [...customs, '美元', '进出口']],
    ['customs-query', [...customs, '美元', '人民币（千元）']],
    ['customs-query', [...customs, 'Value (EUR)']],
    ['shipments', [...shipment, 'Trade flow']],
    ['shipments', [...shipment, 'FOB value']],
    ['shipments', [...shipment, '卸货港']],
    ['shipments', [...shipment, 'Status']],
    ['shipments', [...shipment.slice(0, 3), 'Value (USD)', 'Weight (MT)']],
    ['shipments', [...shipment.slice(0, 3), 'Value (USD)', 'Quantity']],
    ['comtrade', [...comtrade, 'netWgt', 'fobvalue']],
    ['comtrade', [...comtrade, 'primaryValue', 'grossWgt']],
    ['comtrade', [...comtrade, 'primaryValue', 'Value (thousand USD)']],
    ['comtrade', [...comtrade, 'primaryValue', 'motDesc']],
  ])('of %s stops the load where its title says how figures are meant: %s', (format, titles) => {
    expect(findAccount(format, titles).stopping).toMatchObject([{ column: titles.at(-1), reason: 'columnNotRead' }]);
  });

  test.each([
    ['customs-query', [...customs, '美元', '备注']],
    ['shipments', [...shipment, 'Gross weight (kg)', 'Vessel', 'Container no.', 'Notify party', 'Unit price (USD/kg)']],
    ['shipments', [...shipment, 'País de destino', 'Puerto de descarga']],
  ])('of %s does not where it says something else: %s', (format, titles) => {
    expect(findAccount(format, titles).stopping).toEqual([]);
  });

  test.each([
    '金额（美元）',
    '美元值',
    '进口金额 (USD)',
    'Value (USD)',
    'US$',
    'USD_VALUE',
    'Import value, US dollars',
  ])('and dollars may be titled %s', (title) => {
    expect(findAccount('customs-query', [...customs, title])).toMatchObject({ notUnderstood: [], stopping: [] });
  });
});

test.each([
  ['CHINA', true],
  ['cn', true],
  ['CHN', true],
  ['中国', true],
  ['中国大陆', true],
  ["CHINA, PEOPLE'S REPUBLIC OF", true],
  ['China, República Popular', true],
  ['REPUBLICA POPULAR DA CHINA', true],
  ['P.R. China', true],
  ['Tianjin, China', true],
  ['Shanghai', true],
  ['宁波', true],
  ['NETHERLANDS', false],
  ['Países Bajos', false],
  ['Países Baixos', false],
  ['荷兰', false],
  ['Hong Kong', false],
  ['China, Hong Kong SAR', false],
  ['中国香港', false],
  ['Taiwan, Province of China', false],
  ['TW', false],
  ['Macau', false],
  ['Vietnam', false],
  ['Cochinchina', null],
])('a shipment to %s is of China: %s', (text, is) => {
  expect(isToChina(text)).toBe(is);
});
