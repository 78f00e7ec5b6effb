import { useEffect, useEffectEvent, useState } from 'react';

const holdEveryMs = 20_000;

interface Held<Person, Revisions> {
  readonly Rows: readonly Person[];
  readonly Dict: Revisions;
}

/** Reports every 20 s, and at once when `part` changes, that the subject is open here; returns who else has it open. */
export function usePresence<Person, Revisions, Part = null>(
  subject: number,
  hold: (subject: number, part: Part | null) => Promise<Held<Person, Revisions>>,
  onHeld: (revisions: Revisions) => Promise<void>,
  part: Part | null = null,
): readonly Person[] {
  const [present, setPresent] = useState<readonly Person[]>([]);
  const holdNow = useEffectEvent(hold);
  const held = useEffectEvent(onHeld);
  useEffect(() => {
    let isGone = false;
    const beat = () => {
      holdNow(subject, part)
        .then(({ Rows, Dict }) => {
          if (isGone) return undefined;
          setPresent(Rows);
          return held(Dict);
        })
        // Saving says what is wrong; being seen can wait.
        .catch(() => undefined);
    };
    beat();
    const timer = setInterval(beat, holdEveryMs);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [subject, part]);
  return present;
}
