import { itemNumberPattern, type NameRole, rolesByKind } from '@btc/contract/dictionary/dictionary-kinds.ts';
import { foldSpelling } from '@btc/contract/fold-text.ts';
import type { DictionaryEntry as DeskEntry, SaveDictionaryEntry } from '@btc/contract/prices/desk/name-dictionary.ts';
import { ApiError, type FieldIssue } from '@btc/contract/wire/errors.ts';
import type { InputOf } from '@btc/contract/wire/operation.ts';
import { beefCutForms } from '@btc/reference/goods/beef-cuts.ts';
import { findHsCode, findHsGroup } from '@btc/reference/goods/hs-codes.ts';
import { badRequest } from '#platform/api/answer.ts';
import { checkRevision, changedMeanwhile, type StaffChange, type StaffWork } from '#platform/audit/staff-change.ts';
import type { Db } from '#platform/db/db.ts';
import { type Dictionary, type DictionaryEntry, groupsByKind, openDictionary } from '#dictionary/face.ts';
import { presentAlias, presentDeskEntry } from './dictionary.present.ts';
import { insertEntry, listAliases, replaceNames, replaceSubstitutes, updateEntry } from './dictionary.queries.ts';

type Input = InputOf<typeof SaveDictionaryEntry>;

function namesIssues({ Kind, Names }: Input): readonly FieldIssue[] {
  const roles: readonly string[] = rolesByKind[Kind];
  const seen = new Set<string>();
  return Names.flatMap(({ Role, Name }, index) => {
    const key = `${Role} ${foldSpelling(Name)}`;
    const isTwice = seen.has(key);
    seen.add(key);
    const Field = `Names.${index}.Name`;
    if (!roles.includes(Role)) return [{ Field: `Names.${index}.Role`, Rule: 'unknown' }];
    if (isTwice) return [{ Field, Rule: 'twice' }];
    const isNumber = Role === 'ausMeat' || Role === 'imps';
    return isNumber && !itemNumberPattern.test(Name) ? [{ Field, Rule: 'number' }] : [];
  });
}

function substituteIssues({ Kind, Code, Substitutes }: Input, dictionary: Dictionary): readonly FieldIssue[] {
  const codes = Substitutes.map(({ Cut }) => Cut);
  return codes.flatMap((code, index) => {
    const Field = `Substitutes.${index}.Cut`;
    const isCut = (Kind === 'beefCut' || Kind === 'porkCut') && dictionary.find(Kind, code) !== undefined;
    if (!isCut || code === Code) return [{ Field, Rule: 'unknown' }];
    return codes.indexOf(code) === index ? [] : [{ Field, Rule: 'twice' }];
  });
}

/** Beef muscle is declared by its form; pork and offal need a tariff line from the dictionary. */
function declaresLine({ Kind, Form }: Input): boolean {
  return Kind === 'porkCut' || (Kind === 'beefCut' && Form === 'offal');
}

/** True where a tariff line covers the kind's meat; for beef cuts only offal lines. */
function isLineFor(kind: Input['Kind'], hsCode: string | null): boolean {
  const line = hsCode === null ? undefined : findHsCode(hsCode);
  const species = findHsGroup(line?.group ?? '')?.species;
  if (kind === 'beefCut') return line?.form === 'offal' && species !== 'porcine';
  return line !== undefined && species !== 'bovine';
}

/** Throws 1001 with all field issues of an entry at once. */
function throwIfWrong(input: Input, dictionary: Dictionary): void {
  const { Kind: kind, Group: group, Form: form, HsCode: hsCode } = input;
  const isForm = beefCutForms.some(({ code }) => code === form);
  const issues: FieldIssue[] = [...namesIssues(input), ...substituteIssues(input, dictionary)];
  if (groupsByKind[kind].every(({ code }) => code !== group)) issues.push({ Field: 'Group', Rule: 'unknown' });
  if (kind === 'beefCut' ? !isForm : form !== null)
    issues.push({ Field: 'Form', Rule: form === null ? 'required' : 'unknown' });
  if (declaresLine(input) ? !isLineFor(kind, hsCode) : hsCode !== null)
    issues.push({ Field: 'HsCode', Rule: hsCode === null ? 'required' : 'unknown' });
  if (issues.length > 0) throw new ApiError(1001, { List: issues });
}

const auditFields: Readonly<Record<NameRole, string>> = {
  market: 'MarketNames',
  search: 'SearchWords',
  ausMeat: 'AusMeatNumbers',
  imps: 'ImpsNumbers',
  pt: 'NamesPt',
  es: 'NamesEs',
};

function listNames({ names }: DictionaryEntry, role: NameRole): readonly string[] {
  return names.filter((name) => name.role === role).map(({ written, source }) => `${written} (${source})`);
}

function shown(entry: DictionaryEntry) {
  const form = beefCutForms.find(({ code }) => code === entry.form);
  return {
    Kind: entry.kind,
    Code: entry.code,
    NameCn: entry.nameCn,
    NameEn: entry.nameEn,
    EntryGroupCn: entry.group.nameCn,
    EntryGroupEn: entry.group.nameEn,
    CutFormCn: form?.nameCn ?? null,
    CutFormEn: form?.nameEn ?? null,
    HsCode: entry.hsCode,
    NoteCn: entry.noteCn,
    NoteEn: entry.noteEn,
    Listed: entry.isListed,
    Source: entry.source,
    Substitutes: entry.substitutes.map(({ code, reasonCn, reasonEn }) => `${code} (${reasonCn} / ${reasonEn})`),
    ...Object.fromEntries(rolesByKind[entry.kind].map((role) => [auditFields[role], listNames(entry, role)])),
  };
}

async function write(db: Db, input: Input, now: Date): Promise<void> {
  const { Kind: kind, Code: code, Revision: revision } = input;
  const values = {
    name_cn: input.NameCn,
    name_en: input.NameEn,
    group_code: input.Group,
    form: input.Form,
    hs_code: input.HsCode,
    note_cn: input.NoteCn,
    note_en: input.NoteEn,
    source: input.Source,
    is_listed: input.Listed,
    changed_at: now,
  };
  if (revision === null) {
    if (!(await insertEntry(db, { kind, code }, values))) throw badRequest('Code', 'taken');
  } else if (!(await updateEntry(db, { kind, code, revision }, values))) throw changedMeanwhile('Revision');
  const names = input.Names.map(({ Role, Name, Source }) => ({ role: Role, written: Name, source: Source }));
  await replaceNames(db, { kind, code }, names);
  const substitutes = input.Substitutes.map(({ Cut, ReasonCn, ReasonEn }) => ({
    other_code: Cut,
    reason_cn: ReasonCn,
    reason_en: ReasonEn,
  }));
  await replaceSubstitutes(db, { kind, code }, substitutes);
}

/** Saves a cut, port, city or term; imports, filters and searches use it from the next call on. */
export async function saveEntry({ db, now }: StaffWork, input: Input): Promise<StaffChange<DeskEntry>> {
  const { Kind: kind, Code: code, Revision: revision } = input;
  const dictionary = await openDictionary(db);
  throwIfWrong(input, dictionary);
  const before = dictionary.find(kind, code);
  if (revision !== null) checkRevision(before, revision);
  await write(db, input, now);
  const after = (await openDictionary(db)).find(kind, code);
  if (after === undefined) throw new ApiError(1009);
  const aliases = await listAliases(db, kind);
  const own = aliases.filter((alias) => alias.code === code).map((alias) => presentAlias(alias, aliases));
  return {
    subject: { kind: 'dictionary-entry', id: `${kind} ${code}` },
    before: before === undefined ? null : shown(before),
    after: shown(after),
    result: presentDeskEntry(after, own),
  };
}
