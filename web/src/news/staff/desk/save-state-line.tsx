import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { failureText, isSessionLost } from '#shell/console/failure.ts';
import { en } from '../words/newsroom.en.ts';
import { zh } from '../words/newsroom.zh.ts';
import type { Manuscript } from './use-manuscript.ts';

/** Whether what is written is safe, in a word; a failure says why. */
export function SaveStateLine({ manuscript: { state, failure } }: { manuscript: Manuscript }) {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const why = state === 'failed' && !isSessionLost(failure) ? ` ${failureText(edition, failure)}` : '';
  return (
    <output className="c-saveState" data-state={state}>
      {t.saveStates[state]}
      {why}
    </output>
  );
}
