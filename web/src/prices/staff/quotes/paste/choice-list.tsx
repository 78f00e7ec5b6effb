import type { KeyboardEvent } from 'react';
import { Select, type SelectProps } from '#ui/form/select.tsx';

/** Enter confirms, as it does in a field. */
function submitByEnter(event: KeyboardEvent<HTMLSelectElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** A list of choices of a form that Enter confirms wherever one is. */
export function ChoiceList(props: SelectProps<string>) {
  return <Select {...props} onKeyDown={submitByEnter} />;
}
