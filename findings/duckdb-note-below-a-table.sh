#!/bin/sh
# Statistics offices close a CSV table with a line that names the source.
#
# Version:   @duckdb/node-api 1.5.6-r.1.
# Guess:     read_csv keeps the five columns of the rows, and tells of the line that has one, or leaves it out.
# Behaviour: the sniffer takes the file for one column of text, header and rows unparted, for the sake of that line: no error, one row more, and
#            `select sum(kg)` finds no such column. In a table longer than the sample of 20,480 rows the same line is an error. `ignore_errors = true`
#            reads the table, and would leave out a broken row as well; `null_padding = true` keeps the note as a row.
# Seen:      see `expected`.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . @duckdb/node-api@1.5.6-r.1 >/dev/null
cat >run.cjs <<'JS'
const { writeFileSync } = require('node:fs');
const { DuckDBInstance } = require('@duckdb/node-api');

const write = (name, rows, note) => {
  const lines = Array.from({ length: rows }, (_, row) => `202401,02023000,P${row},100000,450000`);
  writeFileSync(name, ['month,code,partner,kg,usd', ...lines, ...note, ''].join('\n'));
};
write('plain.csv', 500, []);
write('note.csv', 500, ['Source: customs']);
write('long.csv', 30_000, ['Source: customs']);

async function run() {
  const connection = await (await DuckDBInstance.create()).connect();
  const show = async (name, options = '') => {
    try {
      const found = await connection.runAndReadAll(`select * from read_csv('${name}'${options})`);
      console.log(name + options, found.columnCount, 'columns', found.currentRowCount, 'rows');
    } catch (error) {
      console.log(name + options, error.message.split('\n')[0]);
    }
  };
  await show('plain.csv');
  await show('note.csv');
  await show('note.csv', ', ignore_errors = true');
  await show('note.csv', ', null_padding = true');
  await show('long.csv');
}
run();
JS
seen=$(node run.cjs)
expected='plain.csv 5 columns 500 rows
note.csv 1 columns 501 rows
note.csv, ignore_errors = true 5 columns 500 rows
note.csv, null_padding = true 5 columns 501 rows
long.csv Conversion Error: CSV Error on Line: 30002'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo 'This has changed.' >&2; exit 1; }
