import { useState } from 'react';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { useMessages } from '#i18n/messages.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { toIssues } from '../actions/failure.ts';
import layout from '../layout.module.css';
import { messages } from './messages.ts';

interface Refused {
  readonly of: string;
  readonly figures: readonly string[];
  readonly isConfirmed: boolean;
}

/** Members-only figures named by the server's refusal; empty for other failures. */
function lockedFiguresIn(error: unknown): readonly string[] {
  if (!(error instanceof ApiError) || !toIssues(error).some(({ Rule }) => Rule === 'lockedFigure')) return [];
  const listed: unknown = error.data.Dict?.['Figures'];
  const figures: readonly unknown[] = Array.isArray(listed) ? listed : [];
  return figures.flatMap((figure) => {
    if (typeof figure !== 'object' || figure === null || !('Kind' in figure) || !('Detail' in figure)) return [];
    return figure.Kind === 'locked' ? [String(figure.Detail)] : [];
  });
}

/** Asks to confirm after the server refuses to publish members-only figures; `of` is what is published. */
export function useLockedFigures(of: unknown) {
  const key = JSON.stringify(of);
  const [known, setKnown] = useState<Refused | null>(null);
  const refused = known?.of === key ? known : null;
  const ask = async <Result,>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      const figures = lockedFiguresIn(error);
      if (figures.length > 0) setKnown({ of: key, figures: [...new Set(figures)], isConfirmed: false });
      throw error;
    }
  };
  return {
    ConfirmLocked: refused?.isConfirmed ?? false,
    isReady: refused === null || refused.isConfirmed,
    ask,
    question: refused && (
      <LockedFigures {...refused} onConfirm={(isConfirmed) => setKnown({ ...refused, isConfirmed })} />
    ),
  };
}

interface LockedFiguresProps extends Refused {
  readonly onConfirm: (isConfirmed: boolean) => void;
}

function LockedFigures({ figures, isConfirmed, onConfirm }: LockedFiguresProps) {
  const t = useMessages(messages);
  return (
    <div>
      <p className={layout['note']}>{t.openToAll(figures.join(t.comma))}</p>
      <Checkbox checked={isConfirmed} onChange={(event) => onConfirm(event.target.checked)}>
        {t.confirmLocked}
      </Checkbox>
    </div>
  );
}
