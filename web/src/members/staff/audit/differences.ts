import type { AuditEntry } from '../words/word-lists.ts';

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
  if (typeof value !== 'object' || depth === deepest) return [[path, textOf(value)]];
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object' || one === null)) {
    return [[path, value.map(textOf).join(', ')]];
  }
  return Object.entries(value).flatMap(([name, member]) =>
    flatten(member, path === '' ? name : `${path}.${name}`, depth + 1),
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** `company_name` → `CompanyName`: the database's word as the wire writes it. */
export function wireNameOf(column: string): string {
  return column.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** What a change made different, field by field, in the order in which the fields were written down. */
export function differencesOf({ Before, After }: Pick<AuditEntry, 'Before' | 'After'>): readonly Difference[] {
  const [before, after] = [new Map(flatten(Before, '', 0)), new Map(flatten(After, '', 0))];
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((field) => ({ field, before: before.get(field) ?? null, after: after.get(field) ?? null }))
    .filter((one) => one.before !== one.after);
}
