import { getView } from '@btc/contract/trade/views.ts';
import { useLocation } from 'react-router';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { useTypedText } from '#platform/drafts/use-typed-text.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { toPathMeat } from '../address/meat.ts';
import { addressMembers } from '../address/page-address.ts';
import type { PageStateHandle } from '../address/use-page-state.ts';
import { messages } from '../messages.ts';
import styles from './view-table.module.css';

/** The table's search text: filters at once, and updates the address after a pause. */
export function useFind({ state, go }: PageStateHandle) {
  const { text, setText } = useTypedText(state.find, (find) => go({ find, page: 1 }, { replace: true }));
  return { words: text, setWords: setText };
}

interface FindFieldProps {
  readonly page: PageStateHandle;
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly count: number;
  /** The first row's period, where rows are periods. */
  readonly period: string;
}

/** Searches the table; a form of its own, so that it works without script. */
export function FindField({ page, words, onWords, count, period }: FindFieldProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const { pathname } = useLocation();
  const { rows } = getView(page.state.view);
  const otherParams = addressMembers({ ...page.state, find: '', page: 1 }, toPathMeat(pathname));
  return (
    <form method="get" action={pathname} className={styles['find']} onSubmit={(event) => event.preventDefault()}>
      {otherParams.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        name="find"
        label={t.find}
        hideLabel
        type="search"
        placeholder={rows === 'periods' ? t.findPeriod(period.slice(0, 4)) : t.findPlaceholder}
        value={words}
        maxLength={40}
        onChange={(event) => onWords(event.target.value)}
      />
      <output>
        <VisuallyHidden>{words.trim() !== '' && t.rowsFound(format.number(count))}</VisuallyHidden>
      </output>
    </form>
  );
}
