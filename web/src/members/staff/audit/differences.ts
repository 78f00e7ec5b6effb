import type { AuditEntry } from '../words/word-lists.ts';
import { isIdentifier } from './audit-values.ts';

/** One changed field as text; null where it had or has no value. */
export interface Difference {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

const deepest = 4;

/** Flattens objects to paths (`Member.0.Modules`); lists of plain values stay one value. */
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

export function listDifferences({ Before, After }: Pick<AuditEntry, 'Before' | 'After'>): readonly Difference[] {
  const [before, after] = [new Map(flatten(Before, '', 0)), new Map(flatten(After, '', 0))];
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((field) => ({ field, before: before.get(field) ?? null, after: after.get(field) ?? null }))
    .filter((one) => one.before !== one.after);
}

/** Record numbers, not shown: the entry itself names its subject. */
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
const implied = new Set(['CutGroupCode', 'CutGroupCn', 'CutGroupEn', 'Undoable']);

const thingPattern = /^(Origin|Cut|Group|Port|EntryGroup|CutForm)(Code|ID|Cn|En)?$/;

/** For a code or name field, the thing it belongs to: `CutCn` is the Chinese name of the `Cut`. */
export function namedThing(field: string) {
  const [, thing, end] = thingPattern.exec(field) ?? [];
  return { thing, end };
}

/** Differences for display: no record numbers; a thing with code and two names appears once, by its name. */
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
