import type { FieldIssue } from '@btc/contract/wire/errors.ts';
import type { Edition } from '#i18n/edition.ts';
import { pickMessages } from '#i18n/messages.ts';
import { type IssueWords, messages } from './delivery-error-messages.ts';

/** The form marks the other fields itself. */
const maxShown = 4;

function toWord(words: Readonly<Record<string, string>>, name: string): string | null {
  return Object.hasOwn(words, name) ? (words[name] ?? null) : null;
}

/** The label of a field, by its path; a field of an edition (`Cn.Title`) may have a label of its own. Null if unknown. */
export function fieldWord(edition: Edition, path: string): string | null {
  const { fields } = pickMessages<IssueWords>(edition, messages);
  const [name = '', part = ''] = path.split('.').toReversed();
  return toWord(fields, name + part) ?? toWord(fields, name);
}

export function toSentence(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

export function ruleWord(edition: Edition, rule: string): string {
  const t: IssueWords = pickMessages<IssueWords>(edition, messages);
  return toWord(t.rules, rule) ?? toWord(t.sentences, rule) ?? t.rules.invalid_type;
}

/** `Texts.cn.Title` → “Title, Chinese edition”; null for fields that nobody fills in. */
function formatFieldText(path: string, t: IssueWords): string | null {
  const steps = path.split('.');
  const name = steps.findLast((step) => toWord(t.fields, step) !== null);
  const word = name === undefined ? null : toWord(t.fields, name);
  if (word === null) return null;
  const edition = steps.map((step) => step.toLowerCase()).find((step) => step === 'cn' || step === 'en');
  const line = steps.slice(0, -1).find((step) => /^\d+$/.test(step));
  const inLine = line === undefined ? word : t.inLine(word, String(Number(line) + 1));
  return edition === 'cn' || edition === 'en' ? t.ofEdition(inLine, t.editions[edition]) : inLine;
}

/** Lists the invalid fields of an answer with their errors; empty where it names none that people fill in. */
export function formatIssueText(edition: Edition, issues: readonly FieldIssue[]): string {
  const t: IssueWords = pickMessages<IssueWords>(edition, messages);
  const texts = new Set<string>();
  for (const { Field, Rule } of issues) {
    const sentence = toWord(t.sentences, Rule);
    const field = sentence === null ? formatFieldText(Field, t) : null;
    if (sentence !== null) texts.add(sentence);
    const rule = toWord(t.rules, Rule);
    if (field !== null) texts.add(rule === null ? field : t.broken(field, rule));
  }
  if (texts.size === 0) return '';
  const first = [...texts].slice(0, maxShown);
  const rest = texts.size - first.length;
  return t.inFields([...first, ...(rest === 0 ? [] : [t.more(String(rest))])].join(t.separator));
}
