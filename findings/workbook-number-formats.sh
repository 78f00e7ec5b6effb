#!/bin/sh
# A workbook keeps numbers, and shows them by a number format: months as 202401 (`yyyymm`), a count of heads as 45,322 h (`#,##0\ \h`).
#
# Version:   exceljs 4.4.0 (writes and reads), read-excel-file 9.3.17 and xlsx 0.18.5 (read).
# Guess:     all three read the month as a date and the count as a number, as every spreadsheet shows them.
# Behaviour: exceljs takes a letter after a backslash, which stands for itself, for a part of a date: 45,322 heads are the 31st of January 2024. In
#            quotation marks (`"h"`) they are not. read-excel-file knows `yyyy-mm` but not `yyyymm`: the month is 45322, a number like any weight.
# Seen:      see `expected`.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . exceljs@4.4.0 read-excel-file@9.3.17 xlsx@0.18.5 >/dev/null
cat >run.mjs <<'JS'
import ExcelJS from 'exceljs';
import readExcelFile from 'read-excel-file/node';
import XLSX from 'xlsx';

const formats = ['yyyy-mm', 'yyyymm', '#,##0" h"', '#,##0\\ \\h'];
const written = new ExcelJS.Workbook();
const sheet = written.addWorksheet('Data');
for (const format of formats) sheet.addRow([45322]).getCell(1).numFmt = format;
await written.xlsx.writeFile('x.xlsx');

const show = (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : String(value));
const read = new ExcelJS.Workbook();
await read.xlsx.readFile('x.xlsx');
const byReadExcelFile = await readExcelFile('x.xlsx');
const rows = Array.isArray(byReadExcelFile[0]) ? byReadExcelFile : byReadExcelFile[0].data;
const byXlsx = XLSX.utils.sheet_to_json(XLSX.readFile('x.xlsx', { cellDates: true, UTC: true }).Sheets.Data, { header: 1 });
for (const [row, format] of formats.entries()) {
  const cells = [read.worksheets[0].getCell(row + 1, 1).value, rows[row][0], byXlsx[row][0]];
  console.log(format, '->', cells.map(show).join(' '));
}
JS
seen=$(TZ=UTC node run.mjs)
expected='yyyy-mm -> 2024-01-31 2024-01-31 2024-01-31
yyyymm -> 2024-01-31 45322 2024-01-31
#,##0" h" -> 45322 45322 45322
#,##0\ \h -> 2024-01-31 45322 45322'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo 'This has changed.' >&2; exit 1; }
