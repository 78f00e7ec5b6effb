import type { OperationName, Operations } from '@btc/contract/operations.ts';
import type { RequestOf } from '@btc/contract/wire/operation.ts';
import type { ReactNode } from 'react';
import { type CallFields, callFields, type FieldProps, toText, useCallField } from '#ui/call-form/call-fields.tsx';
import { DayField } from '../day-field.tsx';

function Day({ name, hint }: FieldProps<string>) {
  const { value, set, input } = useCallField(name);
  const { maxLength: _none, ...look } = input;
  return <DayField {...look} hint={hint} value={toText(value)} onChange={set} />;
}

interface DeskFields<Name extends string> extends CallFields<Name> {
  readonly Day: (props: FieldProps<Name>) => ReactNode;
}

/** The fields of a call's form in the console. */
export function deskFields<Name extends OperationName>(): DeskFields<keyof RequestOf<Operations[Name]> & string> {
  return { ...callFields<Name>(), Day };
}
