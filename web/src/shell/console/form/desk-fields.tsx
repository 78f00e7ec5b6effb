import type { OperationName, Operations } from '@btc/contract/operations.ts';
import type { RequestOf } from '@btc/contract/wire/operation.ts';
import type { ReactNode } from 'react';
import {
  type CallFields,
  callFields,
  type FieldPath,
  type FieldProps,
  toText,
  useCallField,
} from '#ui/call-form/call-fields.tsx';
import { DayField, type DayFieldProps } from '../day-field.tsx';
import { Rows, type RowsProps } from './rows-field.tsx';

function Day({ name, hint, type = 'date' }: FieldProps<string> & Pick<DayFieldProps, 'type'>) {
  const { value, set, input } = useCallField(name);
  const { maxLength: _none, ...look } = input;
  return <DayField {...look} type={type} hint={hint} value={toText(value)} onChange={set} />;
}

/** A moment in the time of Beijing (with `momentCodec`). */
function Moment(props: FieldProps<string>) {
  return <Day {...props} type="datetime-local" />;
}

interface DeskFields<Name extends string> extends CallFields<Name> {
  readonly Day: (props: FieldProps<FieldPath<Name>>) => ReactNode;
  readonly Moment: (props: FieldProps<FieldPath<Name>>) => ReactNode;
  readonly Rows: (props: RowsProps<Name>) => ReactNode;
}

/** The fields of a call's form in the console. */
export function deskFields<Name extends OperationName>(): DeskFields<keyof RequestOf<Operations[Name]> & string> {
  return { ...callFields<Name>(), Day, Moment, Rows };
}
