import type { NamedOption } from '@btc/contract/fields.ts';
import { nameIn } from '@btc/contract/names.ts';
import type { Edition } from '#i18n/edition.ts';
import { getFormat } from '#i18n/format.ts';
import { pickMessages } from '#i18n/messages.ts';
import { messages } from '../messages.ts';
import type { ViewAnswer } from '../view-query.ts';

/** Names listed in full; with more, the first ones and a count. */
const maxNamed = 3;

/** The chosen origins, cuts and plants as a part of the title; empty where none were chosen. */
export function chosenWords({ dict, options }: Pick<ViewAnswer, 'dict' | 'options'>, edition: Edition): string {
  // Both sides of a contrast are named by themselves.
  if (dict.Sides !== undefined) return '';
  const t = pickMessages(edition, messages);
  const { Origin, Cuts, PlantNo } = dict.Selection;
  const lists: readonly (readonly [string, readonly string[], readonly NamedOption[] | undefined])[] = [
    [t.origin, Origin, options?.Origins],
    [t.cuts, Cuts, options?.Cuts],
    [t.plants, PlantNo, options?.Plants],
  ];
  return lists
    .filter(([, codes]) => codes.length > 0)
    .map(([label, codes, known = []]) => {
      const names = codes
        .map((code) => known.find(({ Code }) => Code === code))
        .map((one, index) => (one === undefined ? (codes[index] ?? '') : nameIn(edition, one)));
      return t.chosenList(label, listText(names, edition));
    })
    .join('');
}

function listText(names: readonly string[], edition: Edition): string {
  const t = pickMessages(edition, messages);
  if (names.length <= maxNamed) return names.join(t.listJoin);
  const first = names.slice(0, maxNamed - 1);
  return t.andMore(
    first.join(t.listJoin),
    getFormat(edition).number(names.length - first.length),
    getFormat(edition).number(names.length),
  );
}
