import { type FormValue, type FormValues, isPart, isSameValue } from './form-values.ts';

/** A field that two people have written: what stands now, and what is typed here. */
export interface FieldConflict {
  /** Where it is: `Cn.Title`. */
  readonly name: string;
  readonly theirs: FormValue;
  readonly mine: FormValue;
}

/** Three versions of a record by field: the one that both began with, the one that is stored now, the one that is typed here. */
export function mergeRecord(base: FormValues, theirs: FormValues, mine: FormValues, within = '') {
  const taken: Record<string, FormValue> = {};
  const conflicts: FieldConflict[] = [];
  for (const [field, value] of Object.entries(theirs)) {
    const [name, was, typed] = [within + field, base[field], mine[field]];
    if (typed === undefined || isSameValue(was, value) || isSameValue(typed, value)) continue;
    if (isPart(value) && isPart(was) && isPart(typed)) {
      const part = mergeRecord(was, value, typed, `${name}.`);
      Object.assign(taken, part.taken);
      conflicts.push(...part.conflicts);
    } else if (isSameValue(was, typed)) taken[name] = value;
    else conflicts.push({ name, theirs: value, mine: typed });
  }
  return { taken, conflicts };
}
