import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { hsCodes } from '@btc/reference/hs-codes.ts';
import { origins } from '@btc/reference/origins.ts';
import { provinces } from '@btc/reference/provinces.ts';
import { encodeGb18030 } from './gb18030.ts';

/*
 * A file as the customs online query gives it out (GB18030, quoted, thousands with commas, a comma at the end), as long as
 * wanted. Its figures mean nothing; its cells are all different, as in the genuine one.
 */

const header =
  '"数据年月","商品编码","商品名称","贸易伙伴编码","贸易伙伴名称","贸易方式编码","贸易方式名称","注册地编码","注册地名称","第一数量","第一计量单位","第二数量","第二计量单位","美元",\n';

const firstMonth = { year: 2015, month: 1 };
const monthCount = 142;
const modes = [
  ['10', '一般贸易'],
  ['34', '海关特殊监管区域物流货物'],
] as const;
const linesAtOnce = 2000;

const importOrigins = origins.filter(({ customsCode }) => customsCode !== null).slice(0, 24);

/** Beef and offal of cattle, from the origins that matter, into every province. */
const cells = hsCodes
  .filter(({ group }) => group === 'beef' || group === 'beef_offal')
  .flatMap((line) =>
    importOrigins.flatMap((origin) =>
      provinces.flatMap((province) =>
        modes.map(([code, name]) =>
          [
            `"${line.code}","${line.nameCn}","${origin.customsCode}","${origin.nameCn}"`,
            `"${code}","${name}","${province.code}","${province.fullNameCn}"`,
          ].join(','),
        ),
      ),
    ),
  );

function monthText(place: number): string {
  const months = firstMonth.year * 12 + firstMonth.month - 1 + place;
  return `${Math.floor(months / 12)}${String((months % 12) + 1).padStart(2, '0')}`;
}

/** Mixes a number into one that looks random and is the same each time. */
function mixed(number: number): number {
  let hash = Math.imul(number ^ 0x9e3779b9, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

function lineOf(row: number, rows: number): string {
  const perMonth = Math.ceil(rows / monthCount);
  const month = Math.floor(row / perMonth);
  // A step that shares no factor with the number of cells visits each at most once a month.
  const cell = cells[((row % perMonth) * 7919 + month) % cells.length] ?? '';
  const kilograms = (mixed(row) % 900_000) + 100;
  const dollars = Math.round(kilograms * (3 + (mixed(row + 1) % 400) / 100));
  return `"${monthText(month)}",${cell},"${kilograms}","千克","0","?","${dollars.toLocaleString('en-US')}",\n`;
}

/** Writes a customs file of so many rows, in memory of a few. */
export async function writeCustomsFile(path: string, rows: number): Promise<void> {
  if (rows > cells.length * monthCount) throw new RangeError(`At most ${cells.length * monthCount} rows are different`);
  const file = createWriteStream(path);
  file.write(encodeGb18030(header));
  for (let row = 0; row < rows; row += linesAtOnce) {
    const lines = Array.from({ length: Math.min(linesAtOnce, rows - row) }, (_, place) => lineOf(row + place, rows));
    if (!file.write(encodeGb18030(lines.join('')))) await once(file, 'drain');
  }
  file.end();
  await once(file, 'close');
}
