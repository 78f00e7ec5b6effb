import type { Edition } from '@btc/contract/members/access.ts';
import type { Writer } from '@btc/contract/writing-fields.ts';
import { useEffect, useState } from 'react';
import { languageTags } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import type { FormValue } from '#platform/forms/form-values.ts';
import { type FieldConflict, mergeRecord } from '#platform/forms/merge-record.ts';
import { useAnswer } from '#platform/answers/use-answer.ts';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { Notice } from '#ui/state/notice.tsx';
import { AnswerView } from '../answer-view.tsx';
import layout from '../layout.module.css';
import { DifferenceView } from './difference-view.tsx';
import { textDifference } from './text-difference.ts';
import type { SavedText } from './use-saved-text.ts';
import { messages } from './writing-messages.ts';

type Texts = { readonly [field: string]: FormValue };

export interface Stored<Text> {
  readonly text: Text;
  readonly revision: number;
  readonly by: Writer;
  readonly at: string | null;
}

interface MergePartProps<Text extends Texts> {
  readonly saved: SavedText<Text>;
  readonly read: () => Promise<Stored<Text>>;
  readonly describe: (field: string) => FieldWords;
}

/** A field's label and language; `format` is for values that are not text. */
interface FieldWords {
  readonly label: string;
  readonly edition: Edition;
  readonly format?: ((value: FormValue) => string) | undefined;
}

export function UnsavedPart<Text extends Texts>(props: MergePartProps<Text>) {
  const t = useMessages(messages);
  const { isRestored, state } = props.saved;
  if (state === 'conflict') return <MergePart {...props} />;
  return isRestored && <Notice tone="caution">{t.restored}</Notice>;
}

/** Resolves a conflict: merges changes made on one side only, and offers a choice where both sides changed a field. */
function MergePart<Text extends Texts>({ saved, read, describe }: MergePartProps<Text>) {
  const t = useMessages(messages);
  const [isOpen, setOpen] = useState(true);
  const answer = useAnswer({ name: String(saved.revision), ask: read });
  if (!isOpen) return <Button onClick={() => setOpen(true)}>{t.mergeTitle}</Button>;
  // Nothing moves on the page while the other text is on its way: somebody may be about to press into the next field.
  if (answer.data === null && answer.failure === null) return null;
  return (
    <AnswerView answer={answer}>
      {(stored) => <Merging saved={saved} stored={stored} describe={describe} onClose={() => setOpen(false)} />}
    </AnswerView>
  );
}

interface MergingProps<Text extends Texts> extends Omit<MergePartProps<Text>, 'read'> {
  readonly stored: Stored<Text>;
  readonly onClose: () => void;
}

function Merging<Text extends Texts>({ saved, stored, describe, onClose }: MergingProps<Text>) {
  const t = useMessages(messages);
  const format = useFormat();
  const { written, base, saver } = saved;
  const { taken, conflicts } = mergeRecord(base ?? {}, stored.text, written);
  const [chosen, setChosen] = useState<Readonly<Record<string, FormValue>>>({});
  const isSettled = conflicts.every(({ name }) => Object.hasOwn(chosen, name));
  useEffect(() => {
    if (!isSettled) return;
    saver.settle(Object.assign({ ...written }, taken, chosen), stored.text, stored.revision);
    showToast(t.merged);
  });
  if (isSettled) return null;
  const name = stored.by?.LoginUserName ?? t.somebody;
  return (
    <Dialog isOpen onClose={onClose} title={t.mergeTitle} isWide>
      <div className={shared['stack4']}>
        <p className={layout['what']}>{t.mergeWhat(name, stored.at === null ? '' : format.dateTime(stored.at))}</p>
        <p className={layout['note']}>
          <del>{t.theirs}</del> <ins>{t.mine}</ins>
        </p>
        {conflicts
          .filter((conflict) => !Object.hasOwn(chosen, conflict.name))
          .map((conflict) => (
            <Choice
              key={conflict.name}
              conflict={conflict}
              {...describe(conflict.name)}
              onChoose={(value) => setChosen({ ...chosen, [conflict.name]: value })}
            />
          ))}
      </div>
    </Dialog>
  );
}

interface ChoiceProps extends FieldWords {
  readonly conflict: FieldConflict;
  readonly onChoose: (value: FormValue) => void;
}

function Choice({ conflict: { theirs, mine }, label, edition, format = String, onChoose }: ChoiceProps) {
  const t = useMessages(messages);
  const [one, other] = [format(theirs), format(mine)];
  const isHtml = one.startsWith('<') && other.startsWith('<');
  const compare = (text: string) => (text.startsWith('<') ? { Body: text } : { Title: text, Body: '' });
  return (
    <section aria-label={label} className={shared['stack4']}>
      <h3>{label}</h3>
      <DifferenceView changes={textDifference(compare(one), compare(other), edition)} lang={languageTags[edition]} />
      <div className={layout['dialogActions']}>
        <Button onClick={() => onChoose(theirs)}>{t.keepTheirs}</Button>
        {isHtml && <Button onClick={() => onChoose(one + other)}>{t.keepBoth}</Button>}
        <Button variant="primary" onClick={() => onChoose(mine)}>
          {t.keepMine}
        </Button>
      </div>
    </section>
  );
}
