import type { PlantType } from '@btc/contract/plants/plant-codes.ts';
import { plantCode } from '@btc/reference/plants/plant-code.ts';
import { toIssue, type RowIssue } from '#platform/import/issue.ts';
import { toCell, type Layout, formatTitle } from '#platform/import/text/header.ts';
import { splitList } from '#platform/import/text/split-list.ts';
import type { FsisColumn } from './plant-list-columns.data.ts';
import type { NamedPlant, PlantReading } from './plant-reading.ts';

const origin = 'USA';

/** Plant types by the activities FSIS grants; poultry and egg activities are left out. */
const typesOfActivities: readonly (readonly [RegExp, PlantType])[] = [
  [/^Meat Slaughter$/i, 'SH'],
  [/^Meat Processing$/i, 'PP'],
  [/^Off-Premise Freezing - Meat$/i, 'CS'],
];

export type ParsedFsisLine =
  | { readonly kind: 'plant'; readonly reading: PlantReading }
  | { readonly kind: 'outOfScope'; readonly number: string; readonly name: string }
  | { readonly kind: 'bad'; readonly issues: readonly RowIssue[]; readonly named: NamedPlant | null };

/** The number under which a plant makes meat, without its `M`: `969G` of `M969G+P969G`. */
function meatNumber(text: string): string | null {
  return (
    splitList(text.replaceAll('+', ';'))
      .find((part) => /^M\d/i.test(part))
      ?.slice(1) ?? null
  );
}

/** Of the whole cell: some plants have more activities than a name may be long. */
function readTypes(text: string): readonly PlantType[] {
  const activities = splitList(text).map((activity) => activity.replace(/\s+/g, ' '));
  return typesOfActivities.flatMap(([pattern, type]) => (activities.some((one) => pattern.test(one)) ? [type] : []));
}

function namedBy(written: string): NamedPlant | null {
  const code = plantCode(origin, written);
  return code === null ? null : { origin, number: code.slice(origin.length + 1), oldNumber: null, ciferNumber: null };
}

/** Reads a line of the FSIS directory: meat plants only, without any status on China's list. */
export function parseFsisLine(layout: Layout<FsisColumn>, fields: readonly string[], line: number): ParsedFsisLine {
  const cell = (column: FsisColumn): string =>
    toCell(layout, fields, column).normalize('NFC').replace(/\s+/g, ' ').slice(0, 200);
  const [listed, name] = [cell('number'), cell('name')];
  const issues = [
    ...(listed === '' ? [toIssue('emptyCell', formatTitle(layout, 'number'), '')] : []),
    ...(name === '' ? [toIssue('noName', formatTitle(layout, 'name'), '')] : []),
  ];
  const written = meatNumber(listed);
  if (issues.length > 0) return { kind: 'bad', issues, named: written === null ? null : namedBy(written) };
  const types = readTypes(toCell(layout, fields, 'activities'));
  if (written === null || types.length === 0) return { kind: 'outOfScope', number: listed, name };
  const code = plantCode(origin, written);
  if (code === null)
    return { kind: 'bad', issues: [toIssue('badPlant', formatTitle(layout, 'number'), listed)], named: null };
  return {
    kind: 'plant',
    reading: {
      line,
      origin,
      number: code.slice(origin.length + 1),
      listedNumber: written,
      oldNumber: null,
      ciferNumber: null,
      nameCn: null,
      nameEn: name,
      nameLocal: null,
      provinceCn: null,
      provinceEn: cell('state') || null,
      cityCn: null,
      cityEn: cell('city') || null,
      // Which animals it works on is not said.
      meats: ['beef', 'pork'],
      types,
      products: null,
      offalCuts: null,
      approvedOn: null,
      validTo: null,
      state: null,
    },
  };
}
