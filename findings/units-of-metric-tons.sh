#!/bin/sh
# Weights of the meat trade: contracts and export lists say MT or mt for metric tons, Latin American ones TON, cattle futures cwt.
#
# Version:   mathjs 15.2.0, js-quantities 1.8.0.
# Guess:     26 mt, 26 MT and 26 ton are 26,000 kg in a library of units, or it knows no such unit.
# Behaviour: both read `mt` as a milli-tonne: 26 mt are 26 kg, and no error says so. `ton` is the short ton of the United States, 9% less than the list means.
#            `MT` is a megatesla, so that the one spelling of the three that fails is the usual one. Only `t` and `tonne` are meant by all.
# Seen:      see `expected`, kilograms.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . mathjs@15.2.0 js-quantities@1.8.0 >/dev/null
cat >run.cjs <<'JS'
const { unit } = require('mathjs');
const Qty = require('js-quantities');
const libraries = {
  mathjs: (name) => unit(26, name).toNumber('kg'),
  'js-quantities': (name) => Qty(`26 ${name}`).to('kg').scalar,
};
for (const [library, read] of Object.entries(libraries)) {
  const figures = ['t', 'tonne', 'mt', 'MT', 'ton', 'cwt'].map((name) => {
    try {
      return `${name}=${Math.round(read(name))}`;
    } catch {
      return `${name}=error`;
    }
  });
  console.log(library, figures.join(' '));
}
JS
seen=$(node run.cjs)
expected='mathjs t=26000 tonne=26000 mt=26 MT=error ton=23587 cwt=1179
js-quantities t=26000 tonne=26000 mt=26 MT=error ton=23587 cwt=error'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo 'This has changed.' >&2; exit 1; }
