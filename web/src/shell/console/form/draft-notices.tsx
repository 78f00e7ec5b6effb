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

interface DraftNoticesProps {
  readonly draft: Pick<FormDraft<never>, 'hasDraft' | 'drop' | 'conflicts' | 'settle'>;
  readonly formatLabel: (name: string) => string;
  readonly formatValue?: ((value: FormValue) => string) | undefined;
}

/** Notices above a form with a draft: that it was restored, and fields somebody else changed meanwhile. */
export function DraftNotices({ draft, ...words }: DraftNoticesProps) {
  const t = useMessages(messages);
  if (!draft.hasDraft && draft.conflicts.length === 0) return null;
  return (
    <div className={classNames(shared['stack4'], styles['notices'])}>
      {draft.hasDraft && (
        <Notice tone="caution">
          {t.draftIsBack} <Button onClick={draft.drop}>{t.dropDraft}</Button>
        </Notice>
      )}
      <ConflictPart conflicts={draft.conflicts} onSettle={draft.settle} {...words} />
    </div>
  );
}
