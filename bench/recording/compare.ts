import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Recorded } from './record.ts';

/** New names of our own fields, keyed by `Call.Field`. */
type Renamed = Readonly<Record<string, string>>;

/** The answers of a recording by question; a repeated question gets a number. */
async function readRecording(file: string): Promise<ReadonlyMap<string, Recorded>> {
  const answers = new Map<string, Recorded>();
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const answer = JSON.parse(line) as Recorded; // our own file
    let key = answer.question;
    for (let times = 2; answers.has(key); times += 1) key = `${answer.question} #${times}`;
    answers.set(key, answer);
  }
  return answers;
}

const toCall = (question: string): string => question.split(' ')[1] ?? '';

function rename(text: string, call: string, renamed: Renamed): string {
  return Object.entries(renamed)
    .filter(([name]) => name.startsWith(`${call}.`))
    .reduce((all, [name, next]) => all.replaceAll(`"${name.slice(call.length + 1)}":`, `"${next}":`), text);
}

const toWhole = ({ status, head, body }: Recorded): string => `${status} ${head} ${body}`;

function parting(before: string, after: string): string {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at += 1;
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 60), at + 100));
  return `    before ${around(before)}\n    after  ${around(after)}`;
}

export interface Comparison {
  readonly before: string;
  readonly again: string;
  readonly after: string;
  readonly renamed: string | null;
}

const shownOfACall = 3;

export async function compareRecordings(files: Comparison, say: (text: string) => void): Promise<number> {
  const [before, again, after] = await Promise.all([files.before, files.again, files.after].map(readRecording));
  if (before === undefined || again === undefined || after === undefined) return 0;
  const renamed = files.renamed === null ? {} : (JSON.parse(await readFile(files.renamed, 'utf8')) as Renamed); // names to names
  const different = new Map<string, string[]>();
  let unsteady = 0;
  for (const [question, old] of before) {
    const call = toCall(question);
    const repeated = again.get(question);
    if (repeated === undefined || toWhole(repeated) !== toWhole(old)) {
      unsteady += 1;
      continue;
    }
    const fresh = after.get(rename(question, call, renamed));
    const wanted = rename(toWhole(old), call, renamed);
    if (fresh !== undefined && toWhole(fresh) === wanted) continue;
    const text = fresh === undefined ? '    is not asked any more' : parting(wanted, toWhole(fresh));
    different.set(call, [...(different.get(call) ?? []), `  ${question.slice(0, 200)}\n${text}`]);
  }
  for (const [call, some] of different) say([`${call}: ${some.length}`, ...some.slice(0, shownOfACall)].join('\n'));
  const count = [...different.values()].reduce((sum, { length }) => sum + length, 0);
  say(`${before.size} answers, ${count} different; ${unsteady} differ each time and are left out`);
  return count;
}
