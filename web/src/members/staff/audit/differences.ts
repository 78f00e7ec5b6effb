import type { AuditEntry } from '../words/word-lists.ts';
import { isIdentifier } from './audit-values.ts';

/** One field of a change, as text; null where there was, or is, nothing. */
export interface Difference {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

const deepest = 4;

/** Values as they are, objects member by member: `Member.0.Modules`. Lists of plain values stay one value. */
function flatten(value: unknown, path: string, depth: number): readonly (readonly [string, string])[] {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value !== 'object' || depth === deepest) return [[path, formatText(value)]];
  if (Array.isArray(value) && value.length === 0) return [];
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object' || one === null)) {
    return [[path, value.map(formatText).join(', ')]];
  }
  return Object.entries(value).flatMap(([name, member]) =>
    flatten(member, path === '' ? name : `${path}.${name}`, depth + 1),
  );
}

function formatText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** What a change made different, field by field, in the order in which the fields were written down. */
export function listDifferences({ Before, After }: Pick<AuditEntry, 'Before' | 'After'>): readonly Difference[] {
  const [before, after] = [new Map(flatten(Before, '', 0)), new Map(flatten(After, '', 0))];
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((field) => ({ field, before: before.get(field) ?? null, after: after.get(field) ?? null }))
    .filter((one) => one.before !== one.after);
}

/** Numbers that only the records need: the entry says what it is about. */
const unread = new Set([
  'id',
  'plant_id',
  'PlantID',
  'EventID',
  'SeriesID',
  'DutyID',
  'RunID',
  'AliasID',
  'VintageID',
  'Checksum',
]);
/** Groups of a name that the name itself makes plain. */
const implied = new Set(['CutGroupCode', 'CutGroupCn', 'CutGroupEn', 'Undoable']);

const thingPattern = /^(Origin|Cut|Group|Port|EntryGroup|CutForm)(Code|ID|Cn|En)?$/;

/** A field that is the code or one of the two names of a thing: `CutCn` is the Chinese name of the `Cut`. */
export function namedThing(field: string) {
  const [, thing, end] = thingPattern.exec(field) ?? [];
  return { thing, end };
}

/** What people read of a change: no record numbers, and a thing that has a code and two names once, by the name of the edition. */
export function readableDifferences(
  entry: Pick<AuditEntry, 'Before' | 'After'>,
  edition: 'cn' | 'en',
): readonly Difference[] {
  const all = listDifferences(entry);
  const fields = new Set(all.map(({ field }) => field));
  const other = edition === 'cn' ? 'En' : 'Cn';
  const own = edition === 'cn' ? 'Cn' : 'En';
  return all.filter(({ field, before, after }) => {
    if (unread.has(field) || implied.has(field)) return false;
    if ([before, after].every((value) => value === null || isIdentifier(value))) return false;
    const { thing, end } = namedThing(field);
    return thing === undefined || end === own || (end !== other && !fields.has(thing + own));
  });
}
