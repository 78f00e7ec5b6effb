#!/bin/sh
# A column of Parquet's DECIMAL type, read in JavaScript by way of Arrow.
#
# Version:   @duckdb/node-api 1.5.6-r.1 (writes), parquet-wasm 0.8.0 and apache-arrow 21.2.0 (read), hyparquet 1.33.0 (reads).
# Guess:     Number(value) of a DECIMAL(18, 3) is the number that was written: 150894.251 t.
# Behaviour: apache-arrow hands out the unscaled integer; Number, String and JSON all leave the scale out, which stands in the type alone.
#            Tonnes with three decimals become a thousand times as many, prices with two a hundred times, and no error says so. hyparquet applies
#            the scale, as a double: of 16 digits before the point the decimals are gone.
# Known:     apache/arrow-js, issues 77 and 100, both open.
# Seen:      see `expected`.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . \
  @duckdb/node-api@1.5.6-r.1 parquet-wasm@0.8.0 apache-arrow@21.2.0 hyparquet@1.33.0 >/dev/null
cat >run.mjs <<'JS'
import { DuckDBInstance } from '@duckdb/node-api';
import { tableFromIPC } from 'apache-arrow';
import { parquetReadObjects } from 'hyparquet';
import { readFileSync } from 'node:fs';
import initialise, { readParquet } from 'parquet-wasm/esm/parquet_wasm.js';

const database = await (await DuckDBInstance.create()).connect();
await database.run(`copy (select 150894.251::decimal(18, 3) as tonnes, 12.50::decimal(6, 2) as price,
  9007199254740993.125::decimal(38, 3) as long) to 'x.parquet' (format parquet)`);
const bytes = new Uint8Array(readFileSync('x.parquet'));
await initialise({ module_or_path: readFileSync('node_modules/parquet-wasm/esm/parquet_wasm_bg.wasm') });
const table = tableFromIPC(readParquet(bytes).intoIPCStream());
const { tonnes, price } = table.get(0);
console.log('arrow', Number(tonnes), String(tonnes), JSON.stringify(tonnes), Number(price));
console.log('scale', table.schema.fields.map(({ type }) => type.scale).join(' '));
const [row] = await parquetReadObjects({ file: bytes.buffer });
console.log('hyparquet', row.tonnes, row.price, row.long);
JS
seen=$(node run.mjs)
expected='arrow 150894251 150894251 "\"150894251\"" 1250
scale 3 2 3
hyparquet 150894.251 12.5 9007199254740994'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo 'This has changed.' >&2; exit 1; }
