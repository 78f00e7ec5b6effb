import { useMessages } from '#i18n/messages.ts';
import type { FormValue } from '#platform/forms/form-values.ts';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { classNames } from '#ui/class-names.ts';
import { messages } from '../messages.ts';
import styles from './conflict-part.module.css';
import { ConflictPart } from './conflict-part.tsx';
import type { FormDraft } from './use-form-draft.ts';

interface HeldPartProps {
  readonly held: Pick<FormDraft<never>, 'hasDraft' | 'drop' | 'conflicts' | 'settle'>;
  readonly formatLabel: (name: string) => string;
  readonly formatValue?: ((value: FormValue) => string) | undefined;
}

/** Notices above a form with a draft: that it was restored, and fields somebody else changed meanwhile. */
export function DraftNotices({ held, ...words }: HeldPartProps) {
  const t = useMessages(messages);
  if (!held.hasDraft && held.conflicts.length === 0) return null;
  return (
    <div className={classNames(shared['stack4'], styles['held'])}>
      {held.hasDraft && (
        <Notice tone="caution">
          {t.draftIsBack} <Button onClick={held.drop}>{t.dropDraft}</Button>
        </Notice>
      )}
      <ConflictPart conflicts={held.conflicts} onSettle={held.settle} {...words} />
    </div>
  );
}
