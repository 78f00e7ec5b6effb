import { type FormValue, type FormValues, isSameValue } from './form-values.ts';

/** A field that two people have written: what stands now, and what is typed here. */
export interface FieldConflict {
  readonly name: string;
  readonly theirs: FormValue;
  readonly mine: FormValue;
}

/** Three versions of a record by field: the one that both began with, the one that is stored now, the one that is typed here. */
export function mergeRecord(base: FormValues, theirs: FormValues, mine: FormValues) {
  const taken: Record<string, FormValue> = {};
  const conflicts: FieldConflict[] = [];
  for (const [name, value] of Object.entries(theirs)) {
    const typed = mine[name];
    if (typed === undefined || isSameValue(base[name], value) || isSameValue(typed, value)) continue;
    if (isSameValue(base[name], typed)) taken[name] = value;
    else conflicts.push({ name, theirs: value, mine: typed });
  }
  return { taken, conflicts };
}
