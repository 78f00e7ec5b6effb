import { toSearchPath } from '@btc/contract/search/search-paths.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { formatErrorText } from '#i18n/error-messages.ts';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#platform/browser-api.ts';
import { toFailureKey } from '#platform/failure-key.ts';
import { useAnswer } from '#platform/answers/use-answer.ts';
import { useSettled } from '#platform/answers/use-settled.ts';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { SuggestBox } from '#ui/form/combobox.tsx';
import type { PlainFieldProps, ReplacedFieldState } from '#ui/form/suggest-props.ts';
import { AnswerCard } from './answer-card.tsx';
import styles from './found.module.css';
import { type FoundRow, listFoundRows, type SearchAnswer } from './found-rows.ts';
import { HitLine } from './hit-line.tsx';
import { messages } from './messages.ts';

const pauseMs = 120;

export type FoundBoxProps = PlainFieldProps & {
  /** An IME composition is in progress: its letters are not searched for. */
  readonly isComposing: boolean;
  /** Called when the reader follows a result. */
  readonly onLeave: () => void;
};

/** The text without an unfinished IME composition. */
function useWritten(text: string, isComposing: boolean): string {
  const [written, setWritten] = useState('');
  const words = text.trim();
  if (!isComposing && words !== written) setWritten(words);
  return isComposing ? written : words;
}

/** Search results for the text; `answer` is null at first and stays until the next one arrives. */
function useFound(words: string) {
  const isEn = useEdition() === 'en';
  const request = useSettled(words, pauseMs);
  const { data, failure, isLoading } = useAnswer<{ to: string; answer: SearchAnswer } | null>({
    name: request,
    ask: async (signal) =>
      request === ''
        ? null
        : { to: request, answer: await browserApi()('SearchPortal', { Keyword: request, isEn }, { signal }) },
  });
  // Not when one begins another word.
  const isOfThis = data !== null && (words.startsWith(data.to) || data.to.startsWith(words));
  return { answer: isOfThis ? data.answer : null, failure: isLoading || request !== words ? null : failure };
}

/** The search box with its results; loaded on the first interaction. */
export function FoundBox({ isComposing, onLeave, ...field }: FoundBoxProps & ReplacedFieldState) {
  const t = useMessages(messages);
  const edition = useEdition();
  const navigate = useNavigate();
  const [isWanted, setWanted] = useState(field.isTyped);
  const written = useWritten(field.text, isComposing);
  const { answer, failure } = useFound(isWanted ? written : '');
  const all = { path: toSearchPath(edition, written), name: t.all(written) };
  const rows = answer === null ? (failure === null ? null : []) : listFoundRows(answer, all);
  return (
    <SuggestBox<FoundRow>
      {...field}
      isWide
      onOpen={() => setWanted(true)}
      rows={rows}
      toHeading={(row) => (row.kind === 'hit' ? t.groups[row.group] : row.kind === 'card' ? t.answer : '')}
      toKey={({ key }) => key}
      toName={({ name }) => name}
      renderRow={(row) => <Row row={row} />}
      onChoose={({ path }) => {
        onLeave();
        void navigate(path);
      }}
      nothing={failure === null ? t.nothing : formatErrorText(edition, toFailureKey(failure))}
    />
  );
}

function Row({ row }: { readonly row: FoundRow }) {
  switch (row.kind) {
    case 'card':
      return <AnswerCard card={row.card} />;
    case 'hit':
      return <HitLine hit={row.hit} />;
    case 'all':
      return (
        <span className={styles['all']}>
          {row.name} {row.isDemo && <DemoMark kind="content" />}
        </span>
      );
  }
}
