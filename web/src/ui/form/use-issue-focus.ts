import { type RefObject, useEffect } from 'react';

/** After each attempt to submit, focuses the first invalid field in document order. */
export function useIssueFocus(form: RefObject<HTMLFormElement | null>, tries: number): void {
  useEffect(() => {
    if (tries === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], fieldset[data-wrong]');
    (wrong instanceof HTMLFieldSetElement ? wrong.querySelector('input') : wrong)?.focus();
  }, [form, tries]);
}
