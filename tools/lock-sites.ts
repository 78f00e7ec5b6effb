import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Where the server asks whether something is open to a reader, and what such a question gives where nothing is locked.
 */

const root = join(import.meta.dirname, '..');

/** By function name: its answer with the lock removed, as code. */
const openAnswers: Readonly<Record<string, string>> = {
  requireModule: '() => undefined',
  requireOpen: '() => undefined',
  findLock: '() => null',
  findLockState: '() => null',
  findPriceLock: '() => null',
  canVisit: "() => ({ kind: 'open' })",
  openItem: "() => Promise.resolve({ kind: 'open', trialLeft: null })",
  accessPlant: '() => Promise.resolve({ locked: null, trialLeft: null })',
  seesProjection: '() => true',
  areNamesHidden: '() => false',
};

const call = new RegExp(String.raw`(?<![\w$.])(?:\w+\.)*(?<name>${Object.keys(openAnswers).join('|')})\(`, 'g');

function findEnd(source: string, open: number): number {
  let depth = 0;
  for (let at = open; at < source.length; at += 1) {
    if (source[at] === '(') depth += 1;
    if (source[at] === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  throw new Error('A call does not end');
}

interface LockUse {
  /** File, function, and a number from the second use on. */
  readonly id: string;
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

function listUses(file: string, source: string): readonly LockUse[] {
  const seen = new Map<string, number>();
  return [...source.matchAll(call)].flatMap((match) => {
    const name = match.groups?.['name'] ?? '';
    const line = source.slice(source.lastIndexOf('\n', match.index) + 1, match.index);
    // Where it is stated, named in a comment, or is another function of the same name that takes no reader.
    if (
      /\bfunction\s+$|^\s*(?:\/?\*|\/\/)/.test(line) ||
      (name === 'findLockState' && file.endsWith('trade/window.ts'))
    )
      return [];
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    const end = findEnd(source, match.index + match[0].length - 1);
    return [{ id: `${file} ${name}${count === 1 ? '' : ` ${count}`}`, name, start: match.index, end }];
  });
}

export function listLockSites(): readonly string[] {
  return globSync('server/src/**/*.ts', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(?:test|fixture)\.ts$/.test(file))
    .toSorted()
    .flatMap((file) => listUses(file, readFileSync(join(root, file), 'utf8')).map(({ id }) => id));
}

/** Wraps each use in `globalThis.checkLock(id, question, answer without a lock)`, so that it can be removed. */
export function withTakeableLocks(file: string, source: string): string {
  return listUses(file, source).reduceRight((text, { id, name, start, end }) => {
    const question = text.slice(start, end);
    return `${text.slice(0, start)}globalThis.checkLock(${JSON.stringify(id)}, () => ${question}, ${openAnswers[name]})${text.slice(end)}`;
  }, source);
}
