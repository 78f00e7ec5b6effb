import { type Control, useFieldArray } from 'react-hook-form';
import type { FormValues } from './form-values.ts';

/** What the form library holds; of the form's own recursive type it would compute every path. */
export type HeldValues = Record<string, unknown>;
export type FormControl = Control<HeldValues, unknown, FormValues>;

/** The rows of a field, to add to and to take out of. */
export function useFormRows(control: FormControl, name: string) {
  // The library looks for rows in the type, and which fields are rows is said by the rules.
  return useFieldArray({ name, control: control as unknown as Control<Record<string, object[]>> });
}
