import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import iconv from 'iconv-lite';
import type { Reason } from '#platform/import/issue-reasons.ts';
import writeXlsxFile from 'write-excel-file/node';

/** What the portal makes of a file: what it loads, or the reason for which it does not. */
export type Ours =
  | { readonly refused: Reason }
  | {
      readonly rows: number;
      readonly kg?: number;
      readonly usd?: number;
      /** Sum of prices. */
      readonly total?: number;
      readonly names?: readonly string[];
    };

export interface FileOfOthers {
  readonly name: string;
  readonly of: string;
  readonly form:
    | 'customs-query'
    | 'customs-places'
    | 'comtrade'
    | 'shipments'
    | 'plants'
    | 'fsis-directory'
    | 'futures'
    | 'world-bank'
    | 'series';
  readonly content: string | Buffer;
  /** The table as it stands in the file, whatever its figures mean: null where there is none. */
  readonly written: {
    readonly rows: number;
    readonly sums?: Readonly<Record<string, number>>;
    /** Values of a column of text, of which none may be another. */
    readonly texts?: Readonly<Record<string, readonly string[]>>;
    /** Column with tariff codes, which begin with a zero. */
    readonly code?: string;
  } | null;
  readonly ours: Ours;
  /** False where what stands in the file is not what is meant: other destinations, parts beside their whole. */
  readonly isWhole?: false;
}

const given = (path: string): Buffer => readFileSync(new URL(`../${path}`, import.meta.url));
const asFound = (name: string): Buffer => given(`trade/import/fixtures/as-found/${name}`);
const lines = (...rows: readonly string[]): string => `${rows.join('\n')}\n`;
const inGb = (text: string): Buffer => iconv.encode(text, 'gb18030');
const inLatin = (text: string): Buffer => iconv.encode(text, 'windows-1252');

const queryTitles = '数据年月,商品编码,贸易伙伴名称,第一数量,第一计量单位,美元';
const queryRow = (month: number, kg: string, usd: string): string =>
  `20240${month},02023000,${month === 3 ? '阿根廷' : '巴西'},${kg},千克,${usd}`;
const queryRows = [queryRow(1, '100000', '450000'), queryRow(2, '110000', '500000'), queryRow(3, '120000', '540000')];
const querySums = { 第一数量: 330_000, 美元: 1_490_000 };
const queryRight = { rows: 3, kg: 330_000, usd: 1_490_000 };

/** As many rows as a query gives: the last month has a part of its partners. */
function cutQuery(): string {
  const rows = Array.from({ length: 10_000 }, (_, index) => {
    const month = 202_001 + (index % 12) + 100 * (Math.floor(index / 12) % 4);
    const code = ['02013000', '02023000', '02022000', '02062900'][Math.floor(index / 48) % 4];
    return `${month},${code},巴西,${10 + (Math.floor(index / 192) % 53)},1000,千克,5000`;
  });
  return lines('数据年月,商品编码,贸易伙伴名称,贸易方式编码,第一数量,第一计量单位,美元', ...rows);
}

const shipmentTitles = 'Shipment date,Origin,HS code,Exporter,Net weight (kg),Value (USD)';
const shipmentRow = '2025-08-29,BRA,02023000,ALFA FOODS SA,26000,130000';
const comtradeTitles =
  'typeCode,refYear,period,reporterCode,flowCode,partnerCode,partnerDesc,cmdCode,customsCode,motCode,netWgt,primaryValue';

const cell = (value: string | number | Date) => (value instanceof Date ? { value, format: 'yyyy-mm' } : { value });

const days = await writeXlsxFile([
  queryTitles.split(',').map(cell),
  ...['2024-01-01', '2024-02-01'].map((day) =>
    [new Date(day), '02023000', '巴西', '100,000', '千克', '450,000'].map(cell),
  ),
]).toBuffer();

const pinkSheet = await writeXlsxFile([
  { data: [['World Bank Commodity Price Data'].map(cell)], sheet: 'Contents' },
  {
    data: [
      ['World Bank Commodity Price Data (The Pink Sheet)'],
      ['', 'Beef **', 'Chicken **'],
      ['', '($/kg)', '($/kg)'],
      ['2026M01', 5.5, 1.5],
      ['2026M02', 5.5, 1.5],
    ].map((row) => row.map(cell)),
    sheet: 'Monthly Prices',
  },
]).toBuffer();

/** Files that came with complaints of other hands, then our own of the same trade: shapes of sources, with invented figures. */
export const filesOfOthers: readonly FileOfOthers[] = [
  {
    name: 'cq-value-title.csv',
    of: 'customs query, the dollars titled （美元）',
    form: 'customs-query',
    content: asFound('cq-value-title-b.csv'),
    written: { rows: 2, sums: { 第一数量: 210_000 }, code: '商品编码' },
    ours: { rows: 2, kg: 210_000, usd: 950_000 },
  },
  {
    name: 'cq-repeated-header.csv',
    of: 'customs query, put together by hand, the header again',
    form: 'customs-query',
    content: asFound('cq-repeated-header.csv'),
    written: { rows: 3, sums: { 第一数量: 330_000 }, code: '商品编码' },
    ours: queryRight,
  },
  {
    name: 'cq-scientific.csv',
    of: 'customs query, numbers shortened by a spreadsheet (1.2E+08)',
    form: 'customs-query',
    content: asFound('cq-scientific.csv'),
    written: { rows: 3, sums: { 第一数量: 120_210_000 }, code: '商品编码' },
    ours: { refused: 'shortenedNumber' },
  },
  {
    name: 'cq-10000-rows.csv',
    of: 'customs query of exactly 10,000 rows, its limit',
    form: 'customs-query',
    content: cutQuery(),
    written: { rows: 10_000, sums: { 第一数量: 10_000_000, 美元: 50_000_000 }, code: '商品编码' },
    ours: { refused: 'atRowLimit' },
  },
  {
    name: 'ct-breakdown-only.csv',
    of: 'Comtrade, rows by transport and procedure without their totals',
    form: 'comtrade',
    content: given('trade/import/fixtures/comtrade-parts-only.csv'),
    written: { rows: 3, sums: { netWgt: 110_000_000, primaryValue: 490_000_000 }, code: 'cmdCode' },
    ours: { refused: 'partWithoutWhole' },
  },
  {
    name: 'ct-world-mismatch.csv',
    of: 'Comtrade, the World is more than its partners',
    form: 'comtrade',
    content: given('trade/import/fixtures/comtrade-world-mismatch.csv'),
    written: { rows: 3, sums: { netWgt: 230_000_000, primaryValue: 1_060_000_000 }, code: 'cmdCode' },
    ours: { refused: 'worldMismatch' },
  },
  {
    name: 'ct-api.json',
    of: 'Comtrade, answer of the API',
    form: 'comtrade',
    content: given('trade/import/fixtures/comtrade-api.json'),
    written: { rows: 1, sums: { netWgt: 90_000_000, primaryValue: 400_000_000 }, code: 'cmdCode' },
    ours: { rows: 1, kg: 90_000_000, usd: 400_000_000 },
  },
  {
    name: 'ct-array.json',
    of: 'Comtrade, a bare list of records without figures',
    form: 'comtrade',
    content: '[{"refYear":2016,"partnerCode":76}]',
    written: { rows: 1, sums: { partnerCode: 76 } },
    ours: { refused: 'missingColumn' },
  },
  {
    name: 'ct-error.csv',
    of: 'Comtrade, an error of the service saved as CSV',
    form: 'comtrade',
    content: '{"statusCode": 403, "message": "Out of call volume quota."}',
    written: null,
    ours: { refused: 'serviceError' },
  },
  {
    name: 'ct-snake-case.csv',
    of: 'Comtrade, titles of R and Python',
    form: 'comtrade',
    content: asFound('ct-snake-case.csv'),
    written: { rows: 2, sums: { net_wgt: 25_000_000, primary_value: 500_000_000 }, code: 'cmd_code' },
    ours: { rows: 2, kg: 25_000_000, usd: 500_000_000 },
  },
  {
    name: 'ct-r-rownames.csv',
    of: 'Comtrade, a first column of row numbers, NA',
    form: 'comtrade',
    content: asFound('ct-r-rownames.csv'),
    written: { rows: 1, sums: { primary_value: 400_000_000 }, code: 'cmd_code' },
    ours: { rows: 1, kg: 0, usd: 400_000_000 },
  },
  {
    name: 'ct-scientific.csv',
    of: 'Comtrade, numbers shortened by a spreadsheet',
    form: 'comtrade',
    content: asFound('ct-scientific.csv'),
    written: { rows: 2, sums: { netWgt: 115_123_400, primaryValue: 500_123_000 } },
    ours: { refused: 'shortenedNumber' },
  },
  {
    name: 'sh-destination.csv',
    of: 'shipments to China and elsewhere, the destination in a column',
    form: 'shipments',
    content: asFound('sh-destination.csv'),
    written: { rows: 2, sums: { 'Net weight (kg)': 31_000, 'Value (USD)': 170_000 }, code: 'HS code' },
    isWhole: false,
    ours: { rows: 1, kg: 26_000, usd: 130_000 },
  },
  {
    name: 'sh-latin1.csv',
    of: 'shipments in Windows-1252',
    form: 'shipments',
    content: asFound('sh-latin1.csv'),
    written: {
      rows: 2,
      sums: { 'Net weight (kg)': 52_000, 'Value (USD)': 260_000 },
      texts: { Exporter: ['Agroindústria Conceição', 'Frigorífico São João S/A'] },
      code: 'HS code',
    },
    ours: { rows: 2, kg: 52_000, usd: 260_000 },
  },
  {
    name: 'sh-nobody.csv',
    of: 'shipments, NULL and “to the order” for importers',
    form: 'shipments',
    content: given('trade/import/fixtures/shipments-nobody.csv'),
    written: { rows: 5, sums: { 'Net weight (kg)': 123_000, 'Value (USD)': 630_000 }, code: 'HS code' },
    isWhole: false,
    ours: { rows: 5, kg: 123_000, usd: 630_000, names: ['ALFA FOODS SA'] },
  },
  {
    name: 'sh-vendor.xlsx',
    of: 'shipments as a vendor sells them, notes above the header',
    form: 'shipments',
    content: asFound('sh-vendor.xlsx'),
    written: { rows: 2, sums: { NET_WEIGHT: 31_000, USD_FOB_ITEM: 170_000 }, code: 'HS_CODE' },
    ours: { refused: 'missingColumn' },
  },
  {
    name: 'fsis.csv',
    of: 'directory of FSIS, several activities in a field',
    form: 'fsis-directory',
    content: given('plants/list/fixtures/fsis-directory.csv'),
    written: { rows: 4, texts: { establishment_number: ['M90001', 'M90002', 'M90004+P90004', 'P90003'] } },
    isWhole: false,
    ours: { rows: 3 },
  },
  {
    name: 'cifer-cn.csv',
    of: 'CIFER as its page prints it',
    form: 'plants',
    content: given('plants/list/fixtures/cifer-cn.csv'),
    written: { rows: 2, texts: { '所在国家（地区）注册编号': ['SIF 9101', 'SIF 9102'] } },
    ours: { rows: 2 },
  },
  {
    name: 'futures-latest.csv',
    of: 'futures, the close titled Latest',
    form: 'futures',
    content: given('prices/import/fixtures/futures-latest.csv'),
    written: { rows: 2, sums: { Latest: 461.3 } },
    ours: { rows: 2, total: 461.3 },
  },
  {
    name: 'series-unnamed.csv',
    of: 'prices beside columns without a title',
    form: 'series',
    content: given('prices/import/fixtures/series-unnamed.csv'),
    written: { rows: 6, sums: { Price: 71.8 } },
    ours: { rows: 6, total: 71.8 },
  },
  {
    name: 'cq-decimal-comma.csv',
    of: 'customs query saved by a spreadsheet of a country with decimal commas',
    form: 'customs-query',
    content: lines(
      queryTitles.replaceAll(',', ';'),
      '202401;02023000;巴西;100.000,5;千克;450.000,25',
      '202402;02023000;巴西;110.000,5;千克;500.000,25',
    ),
    written: { rows: 2, sums: { 第一数量: 210_001, 美元: 950_000.5 }, code: '商品编码' },
    ours: { rows: 2, kg: 210_001, usd: 950_000.5 },
  },
  {
    name: 'cq-unicode-text.txt',
    of: 'customs query saved as Unicode text: UTF-16, tabs',
    form: 'customs-query',
    content: Buffer.from(`\ufeff${lines(queryTitles, ...queryRows).replaceAll(',', '\t')}`, 'utf16le'),
    written: { rows: 3, sums: querySums, code: '商品编码' },
    ours: queryRight,
  },
  {
    name: 'cq-total.csv',
    of: 'customs query, a row 合计 below',
    form: 'customs-query',
    content: lines(queryTitles, ...queryRows, '合计,,,330000,千克,1490000'),
    written: { rows: 3, sums: querySums, code: '商品编码' },
    ours: { refused: 'totalRow' },
  },
  {
    name: 'cq-note-above.csv',
    of: 'customs query, 单位：万美元 above the header',
    form: 'customs-query',
    content: lines('2024年1—3月牛肉进口,,,,,单位：万美元', queryTitles, ...queryRows),
    written: { rows: 3, sums: querySums, code: '商品编码' },
    ours: { refused: 'tellingNote' },
  },
  {
    name: 'cq-notes-below.csv',
    of: 'customs query, its source named below',
    form: 'customs-query',
    content: lines(queryTitles, ...queryRows, '数据来源：海关总署', '注：不含活牛'),
    written: { rows: 3, sums: querySums, code: '商品编码' },
    ours: queryRight,
  },
  {
    name: 'cq-days.xlsx',
    of: 'customs query in a workbook, months as days, numbers as texts',
    form: 'customs-query',
    content: days,
    written: { rows: 2, sums: { 第一数量: 200_000, 美元: 900_000 }, code: '商品编码' },
    ours: { rows: 2, kg: 200_000, usd: 900_000 },
  },
  {
    name: 'cq-places.csv.gz',
    of: 'customs query by place, GB18030, packed',
    form: 'customs-places',
    content: gzipSync(
      inGb(
        lines(
          '数据年月,商品编码,注册地名称,第一数量,第一计量单位,美元',
          '202401,02023000,上海市,"100,000",千克,"450,000"',
          '202401,02023000,天津市,"50,000",千克,"225,000"',
        ),
      ),
    ),
    written: { rows: 2, sums: { 第一数量: 150_000, 美元: 675_000 }, code: '商品编码' },
    ours: { rows: 2, kg: 150_000, usd: 675_000 },
  },
  {
    name: 'ct-site-in-r.csv',
    of: 'Comtrade’s site of before 2023, written by R: Trade.Value..US.., 9e+07',
    form: 'comtrade',
    content: lines(
      '"Year","Trade.Flow","Reporter.Code","Partner.Code","Partner","X2nd.Partner.Code","Commodity.Code","Netweight..kg.","Trade.Value..US.."',
      '2016,"Import",156,76,"Brazil",NA,"020230",9e+07,4e+08',
    ),
    written: {
      rows: 1,
      sums: { 'Netweight..kg.': 90_000_000, 'Trade.Value..US..': 400_000_000 },
      code: 'Commodity.Code',
    },
    ours: { rows: 1, kg: 90_000_000, usd: 400_000_000 },
  },
  {
    name: 'ct-lines.json.gz',
    of: 'Comtrade, a record a line, packed',
    form: 'comtrade',
    content: gzipSync(
      lines(
        ...[76, 32].map((partnerCode) =>
          JSON.stringify({
            period: '2016',
            reporterCode: 156,
            flowCode: 'M',
            partnerCode,
            cmdCode: '020230',
            netWgt: 5e7,
            primaryValue: 2e8,
          }),
        ),
      ),
    ),
    written: { rows: 2, sums: { netWgt: 100_000_000, primaryValue: 400_000_000 }, code: 'cmdCode' },
    ours: { rows: 2, kg: 100_000_000, usd: 400_000_000 },
  },
  {
    name: 'ct-count.json',
    of: 'Comtrade, an answer that was cut: 3 records said, 1 there',
    form: 'comtrade',
    content:
      '{"count": 3, "data": [{"period": "2016", "partnerCode": 76, "cmdCode": "020230", "netWgt": 90000000, "primaryValue": 400000000}]}',
    written: { rows: 1, sums: { netWgt: 90_000_000, primaryValue: 400_000_000 }, code: 'cmdCode' },
    ours: { refused: 'otherCount' },
  },
  {
    name: 'ct-parts-beside-total.csv',
    of: 'Comtrade, rows by transport beside their total',
    form: 'comtrade',
    content: lines(
      comtradeTitles,
      ...['0,90000000,400000000', '2100,70000000,300000000', '1000,20000000,100000000'].map(
        (figures) => `C,2016,2016,156,M,76,Brazil,020230,C00,${figures}`,
      ),
    ),
    written: { rows: 3, sums: { netWgt: 180_000_000, primaryValue: 800_000_000 }, code: 'cmdCode' },
    isWhole: false,
    ours: { rows: 1, kg: 90_000_000, usd: 400_000_000 },
  },
  {
    name: 'sh-tonnes.csv',
    of: 'shipments, the weight in tonnes (MT)',
    form: 'shipments',
    content: lines(shipmentTitles.replace('(kg)', '(MT)'), shipmentRow.replace('26000', '26')),
    written: { rows: 1, sums: { 'Net weight (MT)': 26, 'Value (USD)': 130_000 }, code: 'HS code' },
    ours: { refused: 'columnNotRead' },
  },
  {
    name: 'sh-point-thousands.csv',
    of: 'shipments, 26.000 for twenty-six thousand',
    form: 'shipments',
    content: lines(
      shipmentTitles.replaceAll(',', ';'),
      shipmentRow.replaceAll(',', ';').replace('26000', '26.000').replace('130000', '130.000'),
    ),
    written: { rows: 1, sums: { 'Net weight (kg)': 26_000, 'Value (USD)': 130_000 }, code: 'HS code' },
    ours: { refused: 'unclearNumber' },
  },
  {
    name: 'sh-line-breaks.csv',
    of: 'shipments, line breaks in titles and names, two languages in a title',
    form: 'shipments',
    content: lines(
      '"Shipment\ndate",产地 Origin,HS_CODE,EXPORTER,"净重（千克）\nNet weight (kg)",Value (USD)',
      '2025-08-29,巴西 Brazil,02023000,"ALFA FOODS\nSA",26000,130000',
    ),
    written: { rows: 1, sums: { '净重（千克）\nNet weight (kg)': 26_000, 'Value (USD)': 130_000 }, code: 'HS_CODE' },
    ours: { rows: 1, kg: 26_000, usd: 130_000, names: ['ALFA FOODS SA'] },
  },
  {
    name: 'br-comex-stat.csv',
    of: 'Brazil, Comex Stat: all exports by code of country',
    form: 'shipments',
    content: lines(
      '"CO_ANO";"CO_MES";"CO_NCM";"CO_UNID";"CO_PAIS";"SG_UF_NCM";"CO_VIA";"CO_URF";"QT_ESTAT";"KG_LIQUIDO";"VL_FOB"',
      '"2025";"08";"02023000";"10";"160";"SP";"01";"0817800";26000;26000;130000',
      '"2025";"08";"02023000";"10";"573";"SP";"01";"0817800";5000;5000;40000',
    ),
    written: { rows: 2, sums: { KG_LIQUIDO: 31_000, VL_FOB: 170_000 }, code: 'CO_NCM' },
    ours: { refused: 'missingColumn' },
  },
  {
    name: 'ar-indec.csv',
    of: 'Argentina, INDEC: decimal commas, Latin-1, 11 digits and a letter',
    form: 'shipments',
    content: inLatin(
      lines(
        'Año;Mes;NCM;País de destino;Descripción;Peso neto (kg);FOB (u$s)',
        '2025;8;02023000110X;CHINA;Cortes sin hueso, congelados;26000,50;130000,25',
        '2025;8;02023000190F;CHINA;Los demás;1500,25;6000,75',
      ),
    ),
    written: { rows: 2, sums: { 'Peso neto (kg)': 27_500.75, 'FOB (u$s)': 136_001 }, code: 'NCM' },
    ours: { refused: 'missingColumn' },
  },
  {
    name: 'us-esr.json',
    of: 'United States, export sales of FAS: a list of records in tonnes',
    form: 'shipments',
    content: JSON.stringify(
      [1200, 800].map((weeklyExports, week) => ({
        commodityCode: 1701,
        countryCode: 5700,
        weeklyExports,
        unitId: 1,
        weekEndingDate: `2025-08-${7 + 7 * week}T00:00:00`,
      })),
    ),
    written: { rows: 2, sums: { weeklyExports: 2000 } },
    ours: { refused: 'missingColumn' },
  },
  {
    name: 'fred.csv',
    of: 'prices of FRED, a point for “not published”',
    form: 'series',
    content: lines('observation_date,PBEEFUSDM', '2026-01-01,298.1', '2026-02-01,.', '2026-03-01,299.2'),
    written: { rows: 3, sums: { PBEEFUSDM: 597.3 } },
    ours: { rows: 2, total: 597.3 },
  },
  {
    name: 'br-cattle.csv',
    of: 'Brazilian cattle prices: title above, day first, decimal commas',
    form: 'series',
    content: lines(
      'Preço do boi gordo;;',
      'Data;À vista R$;À vista US$',
      '30/10/2025;318,40;59,20',
      '31/10/2025;320,00;59,84',
    ),
    written: { rows: 2, sums: { 'À vista R$': 638.4, 'À vista US$': 119.04 } },
    ours: { rows: 2, total: 638.4 },
  },
  {
    name: 'pink-sheet.xlsx',
    of: 'World Bank, Pink Sheet: titles and units above, the second sheet',
    form: 'world-bank',
    content: pinkSheet,
    written: { rows: 2, sums: { 'Beef **': 11, 'Chicken **': 3 } },
    ours: { rows: 4, total: 14 },
  },
];
