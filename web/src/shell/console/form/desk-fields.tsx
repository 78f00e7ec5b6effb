import type { OperationName, Operations } from '@btc/contract/operations.ts';
import type { RequestOf } from '@btc/contract/wire/operation.ts';
import { type ReactNode, useCallback, useRef } from 'react';
import {
  type CallFields,
  type ChoiceProps,
  callFields,
  type FieldPath,
  type FieldProps,
  toText,
  useCallField,
  useSetCallValue,
} from '#ui/call-form/call-fields.tsx';
import type { ComboFieldProps } from '#ui/form/combobox.tsx';
import { useOptions } from '#ui/form/named-options.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { lazyPart } from '#ui/state/lazy-part.tsx';
import { DayField, type DayFieldProps } from '../filters/day-field.tsx';
import { Rows, type RowsProps } from './rows-field.tsx';

const ComboField = lazyPart<ComboFieldProps>(async () => (await import('#ui/form/combobox.tsx')).ComboField, {
  // Keeps its place, and can be gone to.
  loading: ({ fieldRef, label, hint, error, required, placeholder, options, value }) => (
    <TextField
      {...{ label, hint, error, required, placeholder }}
      ref={fieldRef}
      value={options.find((option) => option.value === value)?.label ?? ''}
      readOnly
    />
  ),
});

function Day({ name, hint, type = 'date' }: FieldProps<string> & Pick<DayFieldProps, 'type'>) {
  const { value, set, input } = useCallField(name);
  const { maxLength: _none, ...look } = input;
  return <DayField {...look} type={type} hint={hint} value={toText(value)} onChange={set} />;
}

/** Combobox for a code list too long to read through in a select. */
function Find({ name, hint, of: names, none, onChoice }: ChoiceProps<string>) {
  const setOther = useSetCallValue();
  const { value, set, input } = useCallField(name);
  const { label, error, required } = input;
  const wasIn = useRef(false);
  // The field that comes in the place of another goes on where that was left.
  const goOn = useCallback((field: HTMLInputElement | null) => {
    if (wasIn.current) field?.focus();
    return () => {
      wasIn.current = document.activeElement === field;
    };
  }, []);
  return (
    <ComboField
      fieldRef={goOn}
      label={label}
      hint={hint}
      error={error}
      required={required && none !== undefined}
      placeholder={none}
      options={useOptions(names)}
      value={toText(value)}
      onChange={(chosen) => {
        set(chosen);
        onChoice?.(chosen, setOther);
      }}
    />
  );
}

/** A date and time in Beijing time (use with `momentCodec`). */
function Moment(props: FieldProps<string>) {
  return <Day {...props} type="datetime-local" />;
}

interface DeskFields<Name extends string> extends CallFields<Name> {
  readonly Day: (props: FieldProps<FieldPath<Name>>) => ReactNode;
  readonly Moment: (props: FieldProps<FieldPath<Name>>) => ReactNode;
  readonly Find: (props: ChoiceProps<FieldPath<Name>>) => ReactNode;
  readonly Rows: (props: RowsProps<Name>) => ReactNode;
}

export function deskFields<Name extends OperationName>(): DeskFields<keyof RequestOf<Operations[Name]> & string> {
  return { ...callFields<Name>(), Day, Moment, Find, Rows };
}
