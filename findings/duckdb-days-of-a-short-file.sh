#!/bin/sh
# Daily prices with days as vendors write them: 01/05/2026 or 01/05/26 for the fifth of January in an American file, 29/08/25 in a European one.
#
# Version:   @duckdb/node-api 1.5.6-r.1.
# Guess:     read_csv reads days whose order nothing in the file settles as text, or all files of a vendor in one order.
# Behaviour: it settles on the first order that fits all rows, and tells nobody. The same American file has days and months exchanged as long as it ends
#            before the 13th, and is right from then on; of years with two digits the first order that is tried is year, month, day: 29/08/25 is in 2029.
#            A file that grows by a line moves the days of all others.
# Seen:      see `expected`.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . @duckdb/node-api@1.5.6-r.1 >/dev/null
cat >run.cjs <<'JS'
const { writeFileSync } = require('node:fs');
const { DuckDBInstance } = require('@duckdb/node-api');

async function run() {
  const connection = await (await DuckDBInstance.create()).connect();
  for (const days of [
    ['01/02/2026', '01/05/2026'],
    ['01/02/2026', '01/05/2026', '01/13/2026'],
    ['01/02/26', '01/05/26'],
    ['01/02/26', '01/05/26', '01/13/26'],
    ['29/08/25', '30/08/25'],
  ]) {
    writeFileSync('prices.csv', ['day,close', ...days.map((day, row) => `${day},${230.5 + row}`), ''].join('\n'));
    const read = await connection.runAndReadAll("select typeof(day), day::varchar from read_csv('prices.csv')");
    const rows = read.getRowsJson();
    console.log(days.join(' '), '->', rows[0][0], rows.map(([, day]) => day).join(' '));
  }
}
run();
JS
seen=$(node run.cjs)
expected='01/02/2026 01/05/2026 -> DATE 2026-02-01 2026-05-01
01/02/2026 01/05/2026 01/13/2026 -> DATE 2026-01-02 2026-01-05 2026-01-13
01/02/26 01/05/26 -> DATE 2001-02-26 2001-05-26
01/02/26 01/05/26 01/13/26 -> DATE 2026-01-02 2026-01-05 2026-01-13
29/08/25 30/08/25 -> DATE 2029-08-25 2030-08-25'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo 'This has changed.' >&2; exit 1; }
