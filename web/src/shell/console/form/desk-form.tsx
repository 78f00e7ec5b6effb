import type { Api } from '@btc/contract/client.ts';
import type { OperationName, Operations } from '@btc/contract/operations.ts';
import type { FieldRule } from '@btc/contract/wire/field-rules.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import type { FormEvent, ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useEdition } from '#i18n/edition.ts';
import { formatErrorText, isFailureKey } from '#i18n/error-messages.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import type { FormValues } from '#platform/forms/form-values.ts';
import { listFieldIssues } from '#platform/forms/list-field-issues.ts';
import shared from '#ui/base/shared.module.css';
import { CallFormProvider } from '#ui/call-form/call-fields.tsx';
import { type CallFormOptions, useCallForm } from '#ui/call-form/use-call-form.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { Notice } from '#ui/state/notice.tsx';
import { ActionFailure } from '../actions/action-failure.tsx';
import { findConflict } from '../actions/failure.ts';
import { useLockedFigures } from '../figures/locked-figures.tsx';
import { fieldWord, ruleWord, toSentence } from '../issue-words.ts';
import layout from '../layout.module.css';
import { messages } from '../messages.ts';
import { useStaff } from '../staff.ts';
import { useAction } from '../actions/use-action.ts';
import { WaitingButton } from '../actions/waiting-button.tsx';
import { ConflictPart } from './conflict-part.tsx';
import { type RecordName, RecordHistory } from './record-history.tsx';

export interface DeskFormProps<Name extends OperationName, Row extends object> extends Omit<
  CallFormOptions<Name, Row>,
  'draftName'
> {
  /** Identifies the record; drafts are stored separately for each id. */
  readonly id: string | number | null;
  readonly what?: ReactNode;
  readonly confirm: string;
  readonly done: string | ((answer: OutputOf<Operations[Name]>) => string);
  /** Labels that differ from the standard field names. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Messages that differ from the standard ones, by rule or by field and rule (`Until.order`). */
  readonly issues?: Readonly<Record<string, string>>;
  /** Fetches the current record, null if it was deleted; omitted where the operation takes no revision. */
  readonly refetch?: (api: Api, row: Row) => Promise<Row | null>;
  readonly history?: RecordName | undefined;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  /** Runs after the operation succeeded, before success is reported. */
  readonly onSent?: (answer: OutputOf<Operations[Name]>) => unknown;
  readonly onClose?: () => void;
  readonly onChanged: () => void;
}

function useFormWords({ labels = {}, issues = {} }: Pick<DeskFormProps<never, never>, 'labels' | 'issues'>) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const formatBounds = (broken: string, rule: FieldRule) => {
    const { kind, minimum, maximum, maxLength, isInteger = false } = rule;
    if (broken === 'required') return t.required;
    if (isFailureKey(broken)) return formatErrorText(edition, broken);
    if (kind === 'text' && broken === 'too_big' && maxLength !== undefined) return t.tooLong(format.number(maxLength));
    const isOfNumber = kind === 'number' && ['too_big', 'too_small', 'invalid_type'].includes(broken);
    if (!isOfNumber || minimum === undefined || maximum === undefined) return ruleWord(edition, broken);
    return (isInteger ? t.wholeBetween : t.numberBetween)(String(minimum), String(maximum));
  };
  return {
    formatLabel: (path: string) => {
      const name = path.replace(/^.*\.\d+\./, '');
      return labels[name] ?? fieldWord(edition, name) ?? name;
    },
    formatIssue: (broken: string, path: string, rule: FieldRule) =>
      toSentence(issues[`${path}.${broken}`] ?? issues[broken] ?? formatBounds(broken, rule)),
  };
}

function useDeskForm<Name extends OperationName, Row extends object>(props: DeskFormProps<Name, Row>) {
  const { userId } = useStaff();
  const { isPending, failure, run, forgetFailure } = useAction();
  const callForm = useCallForm({ ...props, draftName: `${userId}.${props.operation}.${props.id ?? 'new'}` });
  const { form, rules, conflicts } = callForm;
  const publishes = rules['ConfirmLocked'] !== undefined;
  const typed = useWatch({ control: form.control, disabled: !publishes });
  const { ConfirmLocked, ...locked } = useLockedFigures(typed);
  const send = async (api: Api, values: FormValues) => {
    try {
      const answer = await locked.ask(() => callForm.send(api, values, publishes ? { ConfirmLocked } : {}));
      if (answer !== null) await props.onSent?.(answer);
      if (typeof props.done === 'string') showToast(props.done);
      else if (answer !== null) showToast(props.done(answer));
      props.onClose?.();
    } catch (error) {
      if (findConflict(error) === 'changed' && props.row !== null) {
        const stored = await props.refetch?.(api, props.row);
        if (stored) callForm.merge(stored);
      }
      if (findConflict(error) !== null) props.onChanged();
      throw error;
    }
  };
  const submit = form.handleSubmit(async (values) => {
    if (await run((api) => send(api, values))) props.onChanged();
  });
  const onSubmit = (event: FormEvent) => {
    // A dialog that a field opens has a form of its own, whose event comes up to here.
    if (event.target !== event.currentTarget) return;
    if (!isPending) forgetFailure();
    void submit(event);
  };
  const isWaiting = conflicts.length > 0 || !locked.isReady;
  return { callForm, onSubmit, failure, isPending, isWaiting, question: locked.question };
}

/** The form of one operation; input is kept as a draft until it is saved or discarded. */
export function DeskForm<Name extends OperationName, Row extends object>(props: DeskFormProps<Name, Row>) {
  const t = useMessages(messages);
  const words = useFormWords(props);
  const { callForm, onSubmit, failure, isPending, isWaiting, question } = useDeskForm(props);
  const { form, element, rules, shown, conflicts } = callForm;
  return (
    <form ref={element} noValidate className={shared['stack4']} onSubmit={onSubmit}>
      <CallFormProvider value={{ form, rules, shown, marksRequired: true, ...words }}>
        {props.what !== undefined && <div className={layout['what']}>{props.what}</div>}
        {callForm.hasDraft && (
          <Notice tone="caution">
            {t.draftIsBack} <Button onClick={callForm.dropDraft}>{t.dropDraft}</Button>
          </Notice>
        )}
        {props.children}
      </CallFormProvider>
      {listFieldIssues(failure, shown).length === 0 && <ActionFailure failure={failure} />}
      {question}
      <ConflictPart conflicts={conflicts} formatLabel={words.formatLabel} onSettle={callForm.settle} />
      {props.history !== undefined && (
        <RecordHistory
          record={props.history}
          shown={shown}
          formatLabel={words.formatLabel}
          onRestore={callForm.restore}
        />
      )}
      <div className={props.actions === undefined ? layout['actions'] : layout['dialogActions']}>
        {props.actions}
        <WaitingButton type="submit" variant="primary" pending={isPending} waitsFor={isWaiting ? 'input' : null}>
          {props.confirm}
        </WaitingButton>
      </div>
    </form>
  );
}
