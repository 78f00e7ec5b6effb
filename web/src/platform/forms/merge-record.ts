import { type FormValue, type FormValues, isPart, isSameValue } from './form-values.ts';

export interface FieldConflict {
  /** Path of the field: `Cn.Title`. */
  readonly name: string;
  readonly theirs: FormValue;
  readonly mine: FormValue;
}

/** Three-way merge by field: common base, stored now, typed here. */
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
