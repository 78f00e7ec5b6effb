import { isDay } from '../time.ts';
import { isMonth } from '../trade/period.ts';
import {
  type FigureIssue,
  type FigureIssueKind,
  type FigureKind,
  figureKindCodes,
  figureKinds,
  type FigureMeasure,
  figurePicks,
  type FigurePrint,
  figurePrints,
  type FigureQuestion,
  type FigureReference,
  figureUnitWords,
} from './figure.ts';

export interface ParsedFigures {
  readonly references: readonly FigureReference[];
  readonly issues: readonly FigureIssue[];
}

export function hasFigures(text: string): boolean {
  return text.includes('{{');
}

export function parseFigures(text: string): ParsedFigures {
  const references: FigureReference[] = [];
  const issues: FigureIssue[] = [];
  for (let from = text.indexOf('{{'); from !== -1;) {
    const end = text.indexOf('}}', from);
    const next = text.indexOf('{{', from + 2);
    if (end === -1 || (next !== -1 && next < end)) {
      const source = text.slice(from, from + 40);
      issues.push({ kind: 'unclosed', from, to: from + source.length, source, detail: '' });
      from = next;
      continue;
    }
    const place = { from, to: end + 2, source: text.slice(from, end + 2) };
    const read = readReference(text.slice(from + 2, end));
    if ('issue' in read) issues.push({ ...place, kind: read.issue, detail: read.detail });
    else references.push({ ...place, ...read });
    from = text.indexOf('{{', end + 2);
  }
  return { references, issues };
}

/** Parses one reference, braces included; null where the text is anything else. */
export function parseFigure(source: string): FigureReference | FigureIssue | null {
  const { references, issues } = parseFigures(source);
  const [found] = [...references, ...issues];
  return found === undefined || found.from !== 0 || found.to !== source.length ? null : found;
}

interface Refused {
  readonly issue: FigureIssueKind;
  readonly detail: string;
}

type Read = Omit<FigureReference, 'from' | 'to' | 'source'>;

function refused(issue: FigureIssueKind, detail = ''): Refused {
  return { issue, detail };
}

/** Non-breaking spaces come from editors and pasted text. */
const blanks = /(?:\s|&nbsp;)+/;

function readReference(inner: string): Read | Refused {
  const mark = inner.indexOf('?');
  const choice = mark === -1 ? null : readChoice(inner.slice(mark + 1));
  if (choice !== null && 'issue' in choice) return choice;
  const words = inner
    .slice(0, mark === -1 ? undefined : mark)
    .replaceAll(',', ' ')
    .split(blanks)
    .filter((word) => word !== '');
  const series = words.filter((word) => word.includes('@'));
  const isDifference = words.includes('-');
  const form = readForm(words.filter((word) => !word.includes('@') && word !== '-'));
  if ('issue' in form) return form;
  const { measure, unit, ...print } = form;
  const questions: FigureQuestion[] = [];
  for (const word of series) {
    const read = readSeries(word, measure);
    if ('issue' in read) return read;
    questions.push({ ...read, unit });
  }
  if (questions.length === 0) return refused('noSeries');
  if (isDifference && questions.length !== 2) return refused('several');
  return { questions, isDifference, ...print, choice };
}

function readChoice(text: string): FigureReference['choice'] | Refused {
  const [up, down, flat, ...more] = text.split('|').map((part) => part.trim());
  if (up === undefined || down === undefined || more.length > 0) return refused('badChoice', text.trim());
  return { up, down, flat: flat ?? down };
}

const measureWords: ReadonlySet<string> = new Set(figureKindCodes.flatMap((kind) => figureKinds[kind].measures));

function isMeasure(word: string): word is FigureMeasure {
  return measureWords.has(word);
}

interface Form extends Pick<FigureReference, 'pick' | 'prints' | 'decimals'> {
  readonly measure: FigureMeasure | null;
  readonly unit: FigureQuestion['unit'];
}

function readForm(words: readonly string[]): Form | Refused {
  let form: Form = { measure: null, unit: null, pick: null, prints: [], decimals: null };
  for (const word of words) {
    const unit = figureUnitWords.find((one) => one === word);
    const pick = figurePicks.find((one) => one === word);
    const print: FigurePrint | undefined = figurePrints.find((one) => one === word);
    if (isMeasure(word)) {
      if (form.measure !== null) return refused('twice', word);
      form = { ...form, measure: word };
    } else if (unit !== undefined) {
      if (form.unit !== null) return refused('twice', word);
      form = { ...form, unit };
    } else if (pick !== undefined) {
      if (form.pick !== null) return refused('twice', word);
      form = { ...form, pick };
    } else if (print !== undefined) {
      form = { ...form, prints: [...form.prints, print] };
    } else if (/^\.[0-4]$/.test(word)) {
      form = { ...form, decimals: Number(word.slice(1)) };
    } else return refused('unknownWord', word);
  }
  return form;
}

function readSeries(word: string, measure: FigureMeasure | null): Omit<FigureQuestion, 'unit'> | Refused {
  const at = word.indexOf('@');
  const [first = '', ...parts] = word.slice(0, at).split('/');
  const kind = figureKindCodes.find((one) => one === first);
  if (kind === undefined) return refused('unknownSeries', first);
  if (parts.length === 0 || parts.some((part) => part === '')) return refused('unknownSeries', word.slice(0, at));
  const period = word.slice(at + 1);
  if (!isPeriod(period)) return refused('badPeriod', period);
  const known: readonly FigureMeasure[] = figureKinds[kind].measures;
  const own = measure ?? firstMeasure(kind);
  if (!known.includes(own)) return refused('notOfSeries', own);
  return { kind, parts, period, measure: own };
}

function firstMeasure(kind: FigureKind): FigureMeasure {
  return figureKinds[kind].measures[0];
}

export function isPeriod(text: string): boolean {
  if (text === 'latest' || text === 'latest-YTD' || /^(?:19|20)\d{2}$/.test(text)) return true;
  if (isDay(text)) return true;
  if (/^\d{4}-Q[1-4]$/.test(text) || /^\d{4}-YTD(?:0[1-9]|1[0-2])$/.test(text)) return true;
  const [start = '', end, ...more] = text.split('..');
  if (more.length > 0 || !isMonth(start)) return false;
  return end === undefined || (isMonth(end) && start <= end);
}
