import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { undateZip } from './undate-zip.ts';

const pack = async (sheets: readonly string[]) =>
  writeExcelFile(sheets.map((sheet) => ({ sheet, data: [['牛肉', 1.5]] }))).toBuffer();

/** The archive as packed at another time. */
function shiftTimes(zip: Buffer, from: Buffer): Buffer {
  const signatures = [0x04034b50, 0x02014b50];
  const shifted = Buffer.from(zip);
  for (let at = 0; at < zip.length - 4; at += 1) {
    const place = signatures.indexOf(zip.readUInt32LE(at));
    if (place !== -1) from.copy(shifted, at + (place === 0 ? 10 : 12));
  }
  return shifted;
}

test('an archive packed at two times is the same bytes, and is read as before', async () => {
  const packed = await pack(['一', '二']);
  const later = shiftTimes(packed, Buffer.from([1, 2, 99, 91]));
  expect(later.equals(packed)).toBe(false);
  const [one, other] = [undateZip(Buffer.from(packed)), undateZip(later)];
  expect(one.equals(other)).toBe(true);
  expect(await readSheet(one)).toEqual([['牛肉', 1.5]]);
});

test('anything else is refused', () => {
  expect(() => undateZip(Buffer.alloc(100))).toThrow('Not a ZIP archive');
});
