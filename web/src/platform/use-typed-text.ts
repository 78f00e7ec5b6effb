import { useEffect, useState } from 'react';

/** What is asked follows when the typing pauses. */
const pauseMs = 300;

/**
 * A text that acts as it is typed: shown at once, settled when the typing pauses or `settleNow` is called. Another value from
 * outside takes its place. An empty one that may still become another (`waitsWhenEmpty`) only settles when it is left.
 */
export function useTypedText(value: string, settle: (text: string) => void, waitsWhenEmpty = false) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (text.trim() !== value) setText(value);
  }
  const wanted = text.trim();
  useEffect(() => {
    if (wanted === value || (waitsWhenEmpty && wanted === '')) return;
    const timer = setTimeout(() => settle(wanted), pauseMs);
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
