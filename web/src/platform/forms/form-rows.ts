import { type Control, useFieldArray } from 'react-hook-form';
import type { FormValues } from './form-values.ts';

/** Values as the form library holds them: for our recursive type it would compute every path. */
export type RawFormValues = Record<string, unknown>;
export type FormControl = Control<RawFormValues, unknown, FormValues>;

export function useFormRows(control: FormControl, name: string) {
  // The library looks for rows in the type, and which fields are rows is said by the rules.
  return useFieldArray({ name, control: control as unknown as Control<Record<string, object[]>> });
}
