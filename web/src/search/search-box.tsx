import { maxSearchLetters, searchPage, toSearchPath } from '@btc/contract/search/search-paths.ts';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { isSearchKey } from '#platform/answers/search-key.ts';
import { LazyField } from '#ui/form/suggest-field.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { messages } from './box-messages.ts';
import type { FoundBoxProps } from './found-box.tsx';
import styles from './search-box.module.css';

const id = 'portal-search';
const loadBox = async () => (await import('./found-box.tsx')).FoundBox;

/** The search shortcut, ignored while the reader is typing. */
function isStroke({ key, target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  const isWriting = target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
  return key === '/' && !isWriting && !ctrlKey && !metaKey && !altKey && !defaultPrevented;
}

function goToField(event: KeyboardEvent): void {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLInputElement) || !(isStroke(event) || isSearchKey(event))) return;
  // Not while a dialog stands over the page.
  if (field.closest('[inert], [aria-hidden="true"]') !== null) return;
  event.preventDefault();
  field.focus();
  field.select();
}

/** The text of the box: the query of the results page, until it is edited. */
function useSearchText() {
  const { pathname, search } = useLocation();
  const isResult = pathname.toLowerCase().endsWith(searchPage.toLowerCase());
  const query = isResult ? (new URLSearchParams(search).get('q') ?? '') : '';
  const [text, setText] = useState(query);
  const [known, setKnown] = useState(query);
  if (known !== query) {
    setKnown(query);
    // What was typed while the page was on its way stays.
    if (text.trim() === known) setText(query);
  }
  return { text, setText, query };
}

export function SearchBox() {
  const t = useMessages(messages);
  const edition = useEdition();
  const navigate = useNavigate();
  const { text, setText, query } = useSearchText();
  const [isComposing, setComposing] = useState(false);
  useEffect(() => {
    document.addEventListener('keydown', goToField);
    return () => document.removeEventListener('keydown', goToField);
  }, []);
  const leave = (left: string) => {
    setText(left);
    // Not before the key that chose a row has been dealt with.
    setTimeout(() => document.getElementById(id)?.blur());
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    leave(text);
    void navigate(toSearchPath(edition, text.trim()));
  };
  const box: FoundBoxProps = {
    labelledBy: `${id}-label`,
    text,
    onType: setText,
    isComposing,
    onLeave: () => leave(query),
    input: {
      id,
      name: 'q',
      className: styles['input'] ?? '',
      placeholder: t.placeholder,
      maxLength: maxSearchLetters,
      'aria-keyshortcuts': '/ Control+K Meta+K',
    },
  };
  return (
    <search className={styles['search']} data-print="hide">
      <form
        action={pathFor(edition, searchPage)}
        className={styles['form']}
        onSubmit={onSubmit}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
      >
        <label id={`${id}-label`} htmlFor={id} className={styles['icon']}>
          <SearchIcon />
          <VisuallyHidden>{t.label}</VisuallyHidden>
        </label>
        <LazyField load={loadBox} box={box} />
        <kbd className={styles['key']} aria-hidden="true">
          /
        </kbd>
        <button type="button" className={styles['cancel']} onClick={() => leave(query)}>
          {t.cancel}
        </button>
      </form>
    </search>
  );
}
