import type { Api } from '@btc/contract/client.ts';
import type { OperationName } from '@btc/contract/operations.ts';
import type { ReactNode } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { errorText, isFailureKey } from '#i18n/error-messages.ts';
import { useMessages } from '#i18n/messages.ts';
import type { FormValues } from '#platform/forms/form-values.ts';
import { listFieldIssues } from '#platform/forms/list-field-issues.ts';
import { CallFormProvider } from '#ui/call-form/call-fields.tsx';
import { type CallFormOptions, useCallForm } from '#ui/call-form/use-call-form.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { Notice } from '#ui/state/notice.tsx';
import { ActionFailure } from '../action-failure.tsx';
import { findConflict } from '../failure.ts';
import { fieldWord, ruleWord } from '../issue-words.ts';
import { en } from '../messages.en.ts';
import { zh } from '../messages.zh.ts';
import { useStaff } from '../staff.ts';
import { useAction } from '../use-action.ts';
import { ConflictPart } from './conflict-part.tsx';

type Words = Readonly<Record<string, string>>;

interface FormDialogProps<Name extends OperationName, Row extends object> extends Omit<
  CallFormOptions<Name, Row>,
  'draftName'
> {
  /** Tells records apart: what is typed for one stays its own. */
  readonly id: string | number | null;
  readonly title: string;
  readonly what: ReactNode;
  readonly confirm: string;
  readonly done: string;
  /** Where a field is called otherwise than everywhere. */
  readonly labels?: Words;
  /** What is wrong in words of its own, by the rule. */
  readonly issues?: Words;
  /** How the record stands now, null where it is gone; left out where the call takes no revision. */
  readonly refetch?: (api: Api, row: Row) => Promise<Row | null>;
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** What fields are called, and what is wrong with them. */
function useFieldWords({ labels, issues }: { labels?: Words | undefined; issues?: Words | undefined }) {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  return {
    formatLabel: (name: string) => labels?.[name] ?? fieldWord(edition, name) ?? name,
    formatIssue: (rule: string) => {
      const own = issues?.[rule];
      if (own !== undefined) return own;
      if (isFailureKey(rule)) return errorText(edition, rule);
      return rule === 'required' ? t.required : ruleWord(edition, rule);
    },
  };
}

/** The form of one call in a dialog. Esc and Cancel close it and lose nothing: what is typed is there again when it is opened. */
export function FormDialog<Name extends OperationName, Row extends object>(props: FormDialogProps<Name, Row>) {
  const t = useMessages({ cn: zh, en });
  const { userId } = useStaff();
  const { isPending, failure, run, forgetFailure } = useAction();
  const draftName = `${userId}.${props.operation}.${props.id ?? 'new'}`;
  const callForm = useCallForm({ ...props, draftName });
  const { form, rules, shown, conflicts } = callForm;
  const words = useFieldWords(props);

  const send = async (api: Api, values: FormValues) => {
    try {
      await callForm.send(api, values);
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
    if (!(await run((api) => send(api, values)))) return;
    showToast(props.done);
    props.onClose();
    props.onChanged();
  });

  return (
    <Dialog isOpen onClose={props.onClose} title={props.title}>
      <form
        noValidate
        onSubmit={(event) => {
          forgetFailure();
          void submit(event);
        }}
      >
        <CallFormProvider value={{ form, rules, shown, marksRequired: true, ...words }}>
          <div className="c-what">{props.what}</div>
          {callForm.hasDraft && (
            <Notice tone="caution">
              {t.draftIsBack} <Button onClick={callForm.dropDraft}>{t.dropDraft}</Button>
            </Notice>
          )}
          {props.children}
        </CallFormProvider>
        {listFieldIssues(failure, shown).length === 0 && <ActionFailure failure={failure} />}
        <ConflictPart conflicts={conflicts} formatLabel={words.formatLabel} onSettle={callForm.settle} />
        <div className="c-dialogActions">
          <Button onClick={props.onClose}>{t.cancel}</Button>
          <Button type="submit" variant="primary" pending={isPending} disabled={conflicts.length > 0}>
            {props.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
