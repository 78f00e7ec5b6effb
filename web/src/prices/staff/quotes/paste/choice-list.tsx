import type { KeyboardEvent } from 'react';
import { Select, type SelectProps } from '#ui/form/select.tsx';

function submitByEnter(event: KeyboardEvent<HTMLSelectElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

export function ChoiceList(props: SelectProps<string>) {
  return <Select {...props} onKeyDown={submitByEnter} />;
}
