import { getView } from '@btc/contract/trade/views.ts';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { toPathMeat } from '../address/meat.ts';
import { addressMembers } from '../address/page-address.ts';
import type { PageStateHandle } from '../address/use-page-state.ts';
import { en } from '../messages.en.ts';
import { zh } from '../messages.zh.ts';
import styles from './view-table.module.css';

/** The address follows when the typing pauses. */
const pauseMs = 300;

/** The words that rows are searched for: at once in the table, after a pause in the address. */
export function useFind({ state, go }: PageStateHandle) {
  const [words, setWords] = useState(state.find);
  const [known, setKnown] = useState(state.find);
  // Back and forward, and a change of view, bring other words along.
  if (known !== state.find) {
    setKnown(state.find);
    if (words.trim() !== state.find) setWords(state.find);
  }
  const wanted = words.trim();
  useEffect(() => {
    if (wanted === state.find) return;
    const timer = setTimeout(() => go({ find: wanted, page: 1 }, { replace: true }), pauseMs);
    return () => clearTimeout(timer);
  });
  return { words, setWords };
}

interface FindFieldProps {
  readonly page: PageStateHandle;
  readonly words: string;
  readonly onWords: (words: string) => void;
  /** How many rows were found. */
  readonly count: number;
  /** The first period of the rows, where they are periods. */
  readonly period: string;
}

/** Searches the table's rows; a form of its own, so that it works before any script runs. */
export function FindField({ page, words, onWords, count, period }: FindFieldProps) {
  const t = useMessages({ cn: zh, en });
  const format = useFormat();
  const { pathname } = useLocation();
  const { rows } = getView(page.state.view);
  const kept = addressMembers({ ...page.state, find: '', page: 1 }, toPathMeat(pathname));
  return (
    <form method="get" action={pathname} className={styles['find']} onSubmit={(event) => event.preventDefault()}>
      {kept.map(([name, value]) => (
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
