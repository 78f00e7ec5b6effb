import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { formatFailureText, isSessionLost } from '#shell/console/actions/failure.ts';
import { messages } from '#shell/console/writing/writing-messages.ts';
import layout from '../layout.module.css';
import type { SaverSnapshot } from './text-saver.ts';

export function SaveStateLine({ saved: { state, failure } }: { saved: SaverSnapshot<unknown> }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const why = state === 'failed' && !isSessionLost(failure) ? ` ${formatFailureText(edition, failure)}` : '';
  return (
    <output className={layout['saveState']} data-state={state}>
      {t.saveStates[state]}
      {why}
    </output>
  );
}
