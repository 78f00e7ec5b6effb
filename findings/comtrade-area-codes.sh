#!/bin/sh
# UN Comtrade's area codes are taken for the numeric codes of ISO 3166-1, which the United Nations publish as M49.
#
# Version:   i18n-iso-countries 7.14.0.
# Guess:     every reporter and partner code of Comtrade that stands for a country has an alpha-3 code in a library of ISO 3166.
# Behaviour: Comtrade counts some countries with their territories or within other borders, under numbers of its own: 842 the United States, 251 France,
#            757 Switzerland, 579 Norway, 699 India, 490 Other Asia, nes. The library answers undefined for each; it has the ISO numbers
#            840, 250, 756, 578, 356, 158. A join by number loses the United States' beef without an error.
# Seen:      see `expected`.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . i18n-iso-countries@7.14.0 >/dev/null
cat >run.cjs <<'JS'
const countries = require('i18n-iso-countries');
const codes = { comtrade: ['842', '251', '757', '579', '699', '490'], iso: ['840', '250', '756', '578', '356', '158'] };
for (const [list, numbers] of Object.entries(codes)) {
  console.log(list, numbers.map((number) => `${number}=${countries.numericToAlpha3(number)}`).join(' '));
}
JS
seen=$(node run.cjs)
expected='comtrade 842=undefined 251=undefined 757=undefined 579=undefined 699=undefined 490=undefined
iso 840=USA 250=FRA 756=CHE 578=NOR 356=IND 158=TWN'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo 'This has changed.' >&2; exit 1; }
