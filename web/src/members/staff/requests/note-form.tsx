import { type FormEvent, useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { useDraft } from '#platform/drafts/use-draft.ts';
import { ActionFailure } from '#shell/console/actions/action-failure.tsx';
import layout from '#shell/console/layout.module.css';
import { useStaff } from '#shell/console/staff.ts';
import { useAction } from '#shell/console/actions/use-action.ts';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { TextArea } from '#ui/form/text-field.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { messages } from './messages.ts';

/** The draft stays in this tab until it is saved. */
export function NoteForm({ requestId, isNew, onSaved }: { requestId: number; isNew: boolean; onSaved: () => void }) {
  const t = useMessages(messages);
  const { isPending, failure, run } = useAction();
  const { userId } = useStaff();
  const draft = useDraft(`note.${userId}.${requestId}`, { note: '' });
  const { note } = draft.values;
  const [isMissing, setMissing] = useState(false);
  const [isContacted, setContacted] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(note.trim() === '');
    if (note.trim() === '') return;
    const call = { RequestID: requestId, Note: note, Contacted: isNew && isContacted };
    if (!(await run((api) => api('NoteDeskRequest', call)))) return;
    draft.clear();
    showToast(t.noteSaved);
    onSaved();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={shared['stack4']}>
      <TextArea
        label={t.note}
        hint={t.noteHint}
        rows={3}
        maxLength={2000}
        value={note}
        error={isMissing ? t.needNote : null}
        onChange={(event) => draft.set({ note: event.target.value })}
      />
      {isNew && (
        <Checkbox checked={isContacted} onChange={(event) => setContacted(event.target.checked)}>
          {t.contacted}
        </Checkbox>
      )}
      <ActionFailure failure={failure} />
      <div className={layout['actions']}>
        <Button type="submit" pending={isPending}>
          {t.saveNote}
        </Button>
      </div>
    </form>
  );
}
