import type { OperationName, Operations } from '@btc/contract/operations.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { type ReactNode, useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { formatErrorText, isFailureKey } from '#i18n/error-messages.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#platform/browser-api.ts';
import type { FormValues } from '#platform/forms/form-values.ts';
import { listFieldIssues } from '#platform/forms/list-field-issues.ts';
import shared from '../base/shared.module.css';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { Notice } from '../state/notice.tsx';
import { CallFormProvider } from './call-fields.tsx';
import { toCallFailure, useFailureText } from './call-failure.ts';
import { type CallFormOptions, useCallForm } from './use-call-form.ts';
import { messages } from './messages.ts';

type Words = Readonly<Record<string, string>>;

export interface CallFormProps<Name extends OperationName, Row extends object> extends CallFormOptions<Name, Row> {
  readonly labels: Words;
  /** Error texts of this form: by field and rule (`Email.required`), by field, or by rule. */
  readonly issues?: Words;
  readonly confirm: string;
  readonly className?: string | undefined;
  readonly onCancel?: (() => void) | undefined;
  /** Gets the answer; null where nothing was changed and so nothing sent. */
  readonly onDone: (answer: OutputOf<Operations[Name]> | null, values: FormValues) => unknown;
  /** Text of a failure that concerns no field; omitted: the usual text. */
  readonly toFailureText?: ((error: unknown, usual: string) => string) | undefined;
  /** Returns true where it handles the failure itself. */
  readonly onFailure?: ((error: unknown) => boolean) | undefined;
  readonly children: ReactNode;
}

function useIssueText(issues: Words, maxLengthOf: (name: string) => number | undefined) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  return (rule: string, name: string): string => {
    const own = issues[`${name}.${rule}`] ?? issues[rule];
    if (own !== undefined) return own;
    if (rule === 'required') return t.required;
    if (isFailureKey(rule)) return formatErrorText(edition, rule);
    const most = maxLengthOf(name);
    return rule === 'too_big' && most !== undefined ? t.tooLong(format.number(most)) : (issues[name] ?? t.wrong);
  };
}

/** The form of one operation for readers; input survives navigation, a reload and an expired session. */
export function CallForm<Name extends OperationName, Row extends object>(props: CallFormProps<Name, Row>) {
  const { labels, issues = {}, isLive = true } = props;
  const t = useMessages(messages);
  const { form, element, rules, shown, send, dropDraft } = useCallForm(props);
  const formatIssue = useIssueText(issues, (name) => rules[name]?.maxLength);
  const formatFailure = useFailureText();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const submit = form.handleSubmit(async (values) => {
    if (isPending) return;
    setPending(true);
    try {
      await props.onDone(await send(browserApi(), values), values);
      // Where the form stays, it is for the next.
      dropDraft();
    } catch (error) {
      if (props.onFailure?.(error) !== true) setFailure(error);
    } finally {
      setPending(false);
    }
  });
  const isTold = failure === null || listFieldIssues(failure, shown).length > 0;
  const usual = formatFailure(toCallFailure(failure));
  const text = isTold ? null : props.toFailureText === undefined ? usual : props.toFailureText(failure, usual);
  const words = { formatLabel: (name: string) => labels[name] ?? name, formatIssue, marksRequired: false };
  return (
    <form
      ref={element}
      className={classNames(shared['stack4'], props.className)}
      method="post"
      noValidate
      inert={!isLive}
      onSubmit={(event) => {
        setFailure(null);
        void submit(event);
      }}
    >
      <CallFormProvider value={{ form, rules, shown, ...words }}>{props.children}</CallFormProvider>
      {text !== null && <Notice tone="error">{text}</Notice>}
      <div className={shared['buttons']}>
        {props.onCancel !== undefined && <Button onClick={props.onCancel}>{t.cancel}</Button>}
        <Button type="submit" variant="primary" pending={isPending} disabled={!isLive}>
          {props.confirm}
        </Button>
      </div>
    </form>
  );
}
