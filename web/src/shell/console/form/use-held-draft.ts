import { useState } from 'react';
import { set } from 'react-hook-form';
import { useEdition } from '#i18n/edition.ts';
import { readFormDraft, saveFormDraft } from '#platform/forms/form-draft.ts';
import { type FormValue, type FormValues, isSameValue } from '#platform/forms/form-values.ts';
import type { FieldConflict } from '#platform/forms/merge-record.ts';
import { forgetTabDraft } from '#platform/tab-draft.ts';
import { beginForm } from '#ui/call-form/use-call-form.ts';
import { showToast } from '#ui/overlay/toast-store.ts';
import { findConflict, formatFailureText } from '../failure.ts';
import { useStaff } from '../staff.ts';

/** What a screen with parts of its own writes, held in this tab until it is saved or given up. */
export interface HeldDraft<Values> {
  readonly values: Values;
  readonly write: (values: Values) => void;
  readonly isChanged: boolean;
  /** What is written is from an earlier visit. */
  readonly hasDraft: boolean;
  /** Counts what was put into the fields by other means than typing. */
  readonly turn: number;
  readonly drop: () => void;
  /** Fields that somebody else has changed as well since they were written. */
  readonly conflicts: readonly FieldConflict[];
  readonly settle: (conflict: FieldConflict, value: FormValue) => void;
  /** Makes the call that saves, and holds nothing more; where somebody else has saved before, `onChanged` fetches what they saved. */
  readonly save: <Answer>(call: () => Promise<Answer>, onChanged: () => void) => Promise<Answer>;
  /** Holds what is written for another record: its screen merges both. */
  readonly moveTo: (screen: string) => void;
}

/**
 * `stored` is read once: a screen whose record has changed begins anew with another key, and what was written over the former one is
 * merged with it by field.
 */
export function useHeldDraft<Values extends FormValues>(screen: string, stored: Values): HeldDraft<Values> {
  const { userId } = useStaff();
  const edition = useEdition();
  const name = `${userId}.${screen}`;
  const [base] = useState(stored);
  const [begun] = useState(() => beginForm(base, readFormDraft(name, base)));
  // The fields are those of the record; what was held of others is not read.
  const [values, setValues] = useState(begun.values as Values);
  const [hasDraft, setDraftShown] = useState(begun.hasDraft);
  const [conflicts, setConflicts] = useState(begun.conflicts);
  const [turn, setTurn] = useState(0);
  const write = (next: Values) => {
    setValues(next);
    saveFormDraft(name, base, next);
  };
  const save = async <Answer>(call: () => Promise<Answer>, onChanged: () => void): Promise<Answer> => {
    try {
      const answer = await call();
      forgetTabDraft(name);
      return answer;
    } catch (error) {
      if (findConflict(error) === 'changed') {
        showToast(formatFailureText(edition, error), 'error');
        onChanged();
      }
      throw error;
    }
  };
  return {
    values,
    write,
    isChanged: !isSameValue(base, values),
    hasDraft,
    turn,
    drop: () => {
      forgetTabDraft(name);
      setValues(base);
      setDraftShown(false);
      setConflicts([]);
      setTurn(turn + 1);
    },
    conflicts,
    settle: (conflict, value) => {
      const next = structuredClone(values);
      set(next, conflict.name, value);
      write(next);
      setConflicts(conflicts.filter((one) => one !== conflict));
      setTurn(turn + 1);
    },
    save,
    moveTo: (other) => {
      forgetTabDraft(name);
      saveFormDraft(`${userId}.${other}`, base, values);
    },
  };
}
