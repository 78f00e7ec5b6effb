import { forgetTabDraft, readTabDraft, saveTabDraft } from '../tab-draft.ts';
import { type FormValue, type FormValues, isSameValue } from './form-values.ts';

function isFormValue(value: unknown): value is FormValue {
  return (
    typeof value === 'string' ||
    typeof value === 'boolean' ||
    (Array.isArray(value) && value.every((one) => typeof one === 'string'))
  );
}

/** What was typed under a name and not yet sent: values of the form's own fields only. */
export function readFormDraft(name: string, initial: FormValues): FormValues {
  const text = readTabDraft(name);
  if (text === null) return {};
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null) return {};
    const own = Object.entries(stored).filter(
      ([field, value]) => Object.hasOwn(initial, field) && isFormValue(value) && typeof value === typeof initial[field],
    );
    return Object.fromEntries(own);
  } catch {
    return {};
  }
}

/** Holds what differs from what the form began with; nothing does: nothing is held. */
export function saveFormDraft(name: string, initial: FormValues, values: FormValues): void {
  const typed = Object.entries(values).filter(([field, value]) => !isSameValue(initial[field], value));
  if (typed.length === 0) forgetTabDraft(name);
  else saveTabDraft(name, JSON.stringify(Object.fromEntries(typed)));
}
