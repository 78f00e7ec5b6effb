import { useEffect, useState } from 'react';
import { useLeavingReader } from './search-ahead.ts';

/** What is asked follows when the typing pauses. */
const pauseMs = 300;

/**
 * A text that acts as it is typed: shown at once, settled when the typing pauses or `settleNow` is called. Another value from
 * outside takes its place. An empty one that may still become another (`waitsWhenEmpty`) only settles when it is left.
 * What is still pending when the reader goes to another page is dropped: settled later it would call them back.
 */
export function useTypedText(value: string, settle: (text: string) => void, waitsWhenEmpty = false) {
  const isLeaving = useLeavingReader();
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (text.trim() !== value) setText(value);
  }
  const wanted = text.trim();
  useEffect(() => {
    if (wanted === value || (waitsWhenEmpty && wanted === '')) return;
    const timer = setTimeout(() => {
      if (!isLeaving()) settle(wanted);
    }, pauseMs);
    return () => clearTimeout(timer);
  });
  return {
    text,
    setText,
    settleNow: () => {
      if (wanted !== value) settle(wanted);
    },
  };
}
