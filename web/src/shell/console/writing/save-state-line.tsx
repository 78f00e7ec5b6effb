import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { formatFailureText, isSessionLost } from '#shell/console/failure.ts';
import { en } from '#shell/console/writing/writing.en.ts';
import { zh } from '#shell/console/writing/writing.zh.ts';
import type { SaverSnapshot } from './text-saver.ts';

/** Whether what is written is safe, in a word; a failure says why. */
export function SaveStateLine({ saved: { state, failure } }: { saved: SaverSnapshot<unknown> }) {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const why = state === 'failed' && !isSessionLost(failure) ? ` ${formatFailureText(edition, failure)}` : '';
  return (
    <output className="c-saveState" data-state={state}>
      {t.saveStates[state]}
      {why}
    </output>
  );
}
