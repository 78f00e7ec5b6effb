import { forgetTabDraft, readTabDraft, saveTabDraft } from '../drafts/tab-draft.ts';
import { type FormValues, isFormValue, isSameValue } from './form-values.ts';

function isAlike(one: unknown, other: unknown): boolean {
  return typeof one === typeof other && Array.isArray(one) === Array.isArray(other);
}

export interface FormDraft {
  readonly typed: FormValues;
  readonly was: FormValues;
}

export const noDraft: FormDraft = { typed: {}, was: {} };

function listOwn(stored: unknown, initial: FormValues): FormValues {
  if (typeof stored !== 'object' || stored === null) return {};
  const own = Object.entries(stored).filter(
    ([field, value]) => Object.hasOwn(initial, field) && isFormValue(value) && isAlike(value, initial[field]),
  );
  return Object.fromEntries(own);
}

export function readFormDraft(name: string, initial: FormValues): FormDraft {
  try {
    const stored: unknown = JSON.parse(readTabDraft(name) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('typed' in stored && 'was' in stored)) return noDraft;
    return { typed: listOwn(stored.typed, initial), was: listOwn(stored.was, initial) };
  } catch {
    return noDraft;
  }
}

/** Stores the fields that differ from the initial values; forgets the draft where none do. */
export function saveFormDraft(name: string, initial: FormValues, values: FormValues): void {
  const typed = Object.entries(values).filter(([field, value]) => !isSameValue(initial[field], value));
  if (typed.length === 0) {
    forgetTabDraft(name);
    return;
  }
  const was = typed.map(([field]) => [field, initial[field]]);
  saveTabDraft(name, JSON.stringify({ typed: Object.fromEntries(typed), was: Object.fromEntries(was) }));
}
