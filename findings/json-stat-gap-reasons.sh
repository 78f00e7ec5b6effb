#!/bin/sh
# JSON-stat says in `status` why a cell has no value: confidential, not traded, not published.
#
# Version:   jsonstat-toolkit 2.2.2.
# Guess:     toTable({ status: true }) gives the status of each value, in rows and in the table with a column a measure (`by`) alike.
# Behaviour: with `by` the option is left out without a word: every gap is null, and a confidential month looks like one without trade.
#            Data() and the long table have the status.
# Seen:      see `expected`.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . jsonstat-toolkit@2.2.2 >/dev/null
cat >run.mjs <<'JS'
import JSONstat from 'jsonstat-toolkit';

const dataset = JSONstat({
  version: '2.0',
  class: 'dataset',
  id: ['month', 'measure'],
  size: [2, 2],
  dimension: {
    month: { category: { index: ['2026-08', '2026-09'] } },
    measure: { category: { index: ['t', 'usd'] } },
  },
  value: { 0: 12.5, 1: 60000 },
  status: { 2: 'c', 3: 'c' },
});
const options = { type: 'arrobj', content: 'id', status: true };
const long = dataset.toTable(options).filter(({ month }) => month === '2026-09');
console.log('long', long.map(({ value, status }) => `${value}:${status}`).join(' '));
console.log('by', JSON.stringify(dataset.toTable({ ...options, by: 'measure' })));
JS
seen=$(node run.mjs)
expected='long null:c null:c
by [{"month":"2026-08","t":12.5,"usd":60000},{"month":"2026-09","t":null,"usd":null}]'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo 'This has changed.' >&2; exit 1; }
