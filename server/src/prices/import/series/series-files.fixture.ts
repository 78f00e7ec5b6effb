import { writeFile } from 'node:fs/promises';
import writeXlsxFile from 'write-excel-file/node';

export type CellValue = string | number | Date | null;

export async function writeBook(
  path: string,
  rows: readonly (readonly CellValue[])[],
  sheet = 'Sheet1',
): Promise<void> {
  const cells = rows.map((row) =>
    row.map((value) => {
      if (value === null) return null;
      if (value instanceof Date) return { value, type: Date, format: 'yyyy-mm-dd' };
      return typeof value === 'number' ? { value, type: Number } : { value, type: String };
    }),
  );
  await writeFile(path, await writeXlsxFile(cells, { sheet }).toBuffer());
}

export const mergedHeads: readonly (readonly CellValue[])[] = [
  ['2025年进口牛肉内贸周报价', null, null, null, null, null, null],
  ['单位：元/公斤', null, null, null, null, null, null],
  ['周次', '巴西腱子', null, null, '阿根廷牛腩', null, null],
  [null, '最低', '主流', '最高', '最低', '主流', '最高'],
  ['第44周', 55, 56.5, 58, 47, 48, 49],
  ['第45周', 55.5, 57, 58.5, 47.5, 48.5, 49.5],
];

export const twoUnits: readonly (readonly CellValue[])[] = [
  ['日期', '品名', '单位', '价格', '备注'],
  ['2025/11/3', '牛腩', '元/公斤', 52.5, null],
  ['2025/11/3', '牛腩', '美元/吨', 5400, '期货'],
  ['2025/11/10', '牛腩', '元/公斤', 53, null],
  ['2025/11/10', '牛腩', '美元/吨', '５,４５０', null],
];

export const twoKinds: readonly (readonly CellValue[])[] = [
  ['2025年工厂报价', null, null, null, null, null],
  ['国别', '厂号', '第44周', null, '第45周', null],
  [null, null, '报盘', '成交', '报盘', '成交'],
  ['巴西', '9001', 5400, 5350, 5450, 5400],
  [null, '9002', 5300, null, 5350, 5250],
  ['乌拉圭', '9003', 5600, 5550, 5650, null],
];

export const weeksAcross: readonly (readonly CellValue[])[] = [
  ['工厂', 45964, 45971, 45978],
  ['甲厂', 56, 56.5, 57],
  ['乙厂', 54, null, 55],
];

export const onePrice: readonly (readonly CellValue[])[] = [
  ['Preço do boi gordo', null, null],
  ['Fonte: Instituto de Teste', null, null],
  ['Data', 'À vista R$', 'À vista US$'],
  ['30/10/2025', '318,40', '59,20'],
  ['31/10/2025', '320,00', '59,84'],
];
