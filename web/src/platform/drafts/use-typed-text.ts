import { useEffect, useState } from 'react';
import { useLeavingReader } from '../answers/search-ahead.ts';

const pauseMs = 300;

/** Settles when typing pauses or by `settleNow` (empty text only then if `waitsWhenEmpty`); never once the page is left. */
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
