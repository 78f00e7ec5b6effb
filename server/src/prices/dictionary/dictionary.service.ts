import { aliasRule, type DictionaryKind } from '@btc/contract/dictionary/dictionary-kinds.ts';
import type { GetDictionary } from '@btc/contract/dictionary/dictionary.ts';
import { foldSpelling } from '@btc/contract/fold-text.ts';
import type { AddNameAlias, NameAlias } from '@btc/contract/prices/desk/name-dictionary.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { InputOf } from '@btc/contract/wire/operation.ts';
import { beefCutForms } from '@btc/reference/goods/beef-cuts.ts';
import { badRequest } from '#platform/api/answer.ts';
import type { StaffChange, StaffWork } from '#platform/audit/staff-change.ts';
import type { Db } from '#platform/db/db.ts';
import { type Dictionary, groupsByKind, openDictionary } from '#dictionary/face.ts';
import { type CodeTables, entrySources } from './code-tables.ts';
import { isEntryKind, presentAlias, presentCodeName, presentDeskEntry, presentRow } from './dictionary.present.ts';
import { type AliasRow, deleteAlias, insertAliases, listAliases } from './dictionary.queries.ts';

export async function readDictionary(db: Db, { Kinds, Group, WithNames }: InputOf<typeof GetDictionary>) {
  const dictionary = await openDictionary(db);
  const entries = [...new Set(Kinds)].flatMap((kind) => dictionary.list(kind));
  const requests = entries.filter(({ group }) => Group === undefined || group.code === Group);
  return { Rows: requests.map((entry) => presentRow(entry, WithNames)) };
}

function presentOption({
  code,
  nameCn,
  nameEn,
}: {
  readonly code: string;
  readonly nameCn: string;
  readonly nameEn: string;
}) {
  return { Code: code, NameCn: nameCn, NameEn: nameEn };
}

export async function readDeskDictionary(db: Db, tables: CodeTables, kind: DictionaryKind) {
  const [all, dictionary] = await Promise.all([listAliases(db, kind), openDictionary(db)]);
  const aliases = Map.groupBy(all, ({ code }) => code);
  const toAliases = (code: string) => (aliases.get(code) ?? []).map((row) => presentAlias(row, all));
  if (!isEntryKind(kind)) {
    const { names, sourceCn, sourceEn } = tables[kind];
    return {
      Rows: names.map((name) => presentCodeName(name, toAliases(name.code))),
      Dict: { SourceCn: sourceCn, SourceEn: sourceEn, Groups: [], Forms: [] },
    };
  }
  const { cn, en } = entrySources[kind];
  return {
    Rows: dictionary.list(kind).map((entry) => presentDeskEntry(entry, toAliases(entry.code))),
    Dict: {
      SourceCn: cn,
      SourceEn: en,
      Groups: groupsByKind[kind].map(presentOption),
      Forms: kind === 'beefCut' ? beefCutForms.map(presentOption) : [],
    },
  };
}

interface Teaching {
  readonly dictionary: Dictionary;
  readonly tables: CodeTables;
  readonly kind: DictionaryKind;
  readonly codes: readonly string[];
}

/** True where a text already means exactly one entry, or has been taught. */
function isTaken({ dictionary, tables, kind, codes }: Teaching, text: string): boolean {
  if (dictionary.listTaught(kind, text).length > 0) return true;
  if (kind === 'title' && dictionary.readTitle(text) !== null) return true;
  if (!isEntryKind(kind)) return tables[kind].read(text, codes) !== undefined;
  const isCode = dictionary.find(kind, text.trim().toLowerCase()) !== undefined;
  return isCode || dictionary.listNamed(kind, text).length === 1;
}

function hasEntry({ dictionary, tables, kind }: Teaching, code: string): boolean {
  if (isEntryKind(kind)) return dictionary.find(kind, code) !== undefined;
  return tables[kind].names.some((name) => name.code === code);
}

function findFault({ tables, kind, codes }: Teaching, text: string): string | null {
  if (isEntryKind(kind)) return null;
  const { findFault: find = () => null } = tables[kind];
  return codes.map((code) => find(text, code)).find((fault) => fault !== null) ?? null;
}

function refuse(rule: string): ApiError {
  return badRequest('Alias', rule);
}

function shown([first, ...others]: readonly AliasRow[]) {
  if (first === undefined) return null;
  const codes = [first, ...others].map(({ code }) => code);
  return { Kind: first.kind, Code: codes.join('|'), Alias: first.written };
}

export async function addAlias(
  { db, now }: StaffWork,
  tables: CodeTables,
  { Kind: kind, Codes, Alias: written }: InputOf<typeof AddNameAlias>,
): Promise<StaffChange<NameAlias>> {
  const codes = [...new Set(Codes)];
  const dictionary = await openDictionary(db);
  const teaching = { dictionary, tables, kind, codes };
  if (codes.some((code) => !hasEntry(teaching, code))) throw new ApiError(1009);
  const spelling = foldSpelling(written);
  if (spelling === '' || isTaken(teaching, written)) throw refuse('taken');
  const fault = findFault(teaching, written);
  if (fault !== null) throw refuse(fault);
  const isFull = codes.some((code) => dictionary.listSpellings(kind, code).length >= aliasRule.maxOfEntry);
  if (isFull) throw refuse('limit');
  const added = await insertAliases(
    db,
    codes.map((code) => ({ kind, code, written, spelling, added_at: now })),
  );
  const [first] = added;
  if (first === undefined || added.length < codes.length) throw refuse('taken');
  return {
    subject: { kind: 'name-alias', id: first.id },
    before: null,
    after: shown(added),
    result: presentAlias(first, added),
  };
}

export async function removeAlias({ db }: StaffWork, id: number): Promise<StaffChange<object>> {
  const removed = await deleteAlias(db, id);
  if (removed.length === 0) throw new ApiError(1009);
  return { subject: { kind: 'name-alias', id }, before: shown(removed), after: null, result: {} };
}
