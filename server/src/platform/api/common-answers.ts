import { LRUCache } from 'lru-cache';
import { envelopeRest } from './envelope-bytes.ts';

/** How many questions are remembered at a time; a day's list of a large market is about half a megabyte. */
const most = 64;

interface Written {
  rest: Buffer | null;
  isChecked: boolean;
}

/** What is remembered is the same object to everybody who asks, so it is written and checked once. */
const remembered = new WeakMap<object, Written>();

/** The data and end of the envelope that an answer goes out in. */
export function restOf(answer: object): Buffer {
  const known = remembered.get(answer);
  if (known === undefined) return envelopeRest(answer);
  known.rest ??= envelopeRest(answer);
  return known.rest;
}

/** Runs a check of an answer, unless it is a remembered one that has passed it. */
export function checkOnce(answer: object, check: () => void): void {
  const known = remembered.get(answer);
  if (known?.isChecked === true) return;
  check();
  if (known !== undefined) known.isChecked = true;
}

/**
 * Remembers what is the same for every reader who may see it, so that of many who ask the same of one content version only
 * the first has it made. Nobody may change what is given. Who may see it is settled before, for each reader; a question holds nothing about the reader.
 */
export function rememberCommon<Question extends object, Made extends object>(
  contentVersion: () => number,
  make: (question: Question) => Promise<Made>,
): (question: Question) => Promise<Made> {
  const kept = new LRUCache<string, { readonly version: number; readonly made: Promise<Made> }>({ max: most });
  return (question) => {
    const key = JSON.stringify(question);
    const version = contentVersion();
    const known = kept.get(key);
    if (known?.version === version) return known.made;
    const made = make(question);
    kept.set(key, { version, made });
    made.then(
      (answer) => remembered.set(answer, { rest: null, isChecked: false }),
      () => kept.delete(key),
    );
    return made;
  };
}
