import { type RefObject, useEffect } from 'react';

/** After each try to send a form, once what is wrong is said, the first field that is wrong has the focus; in the order of the page. */
export function useIssueFocus(form: RefObject<HTMLFormElement | null>, tries: number): void {
  useEffect(() => {
    if (tries === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], fieldset[data-wrong]');
    (wrong instanceof HTMLFieldSetElement ? wrong.querySelector('input') : wrong)?.focus();
  }, [form, tries]);
}
