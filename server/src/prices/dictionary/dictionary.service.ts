import { aliasRule, type DictionaryKind } from '@btc/contract/prices/desk/dictionary-kinds.ts';
import type { AddNameAlias, DictionaryEntry, NameAlias } from '@btc/contract/prices/desk/name-dictionary.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { InputOf } from '@btc/contract/wire/operation.ts';
import { badRequest } from '#platform/api/answer.ts';
import type { StaffChange, StaffWork } from '#platform/audit/staff-change.ts';
import { bumpContentVersion } from '#platform/db/content-version.ts';
import type { Db } from '#platform/db/db.ts';
import { foldAlias } from '#platform/import/aliases/alias-book.ts';
import { type AliasRow, deleteAlias, insertAlias, listAliases } from './dictionary.queries.ts';
import { referenceDictionaries, type ReferenceName } from './reference-names.ts';

function presentAlias({ id, written, added_at: addedAt }: AliasRow): NameAlias {
  return { AliasID: id, Alias: written, AddedAt: addedAt.toISOString() };
}

function presentEntry(name: ReferenceName, aliases: readonly AliasRow[]): DictionaryEntry {
  return {
    Code: name.code,
    NameCn: name.nameCn,
    NameEn: name.nameEn,
    GroupCn: name.group?.nameCn ?? '',
    GroupEn: name.group?.nameEn ?? '',
    Known: [...name.known],
    EvidenceCn: name.evidence?.nameCn ?? '',
    EvidenceEn: name.evidence?.nameEn ?? '',
    Aliases: aliases.map(presentAlias),
  };
}

/** A dictionary with what analysts added to it. */
export async function readDictionary(db: Db, kind: DictionaryKind) {
  const { names, sourceCn, sourceEn } = referenceDictionaries[kind];
  const aliases = Map.groupBy(await listAliases(db, kind), ({ code }) => code);
  return {
    Rows: names.map((name) => presentEntry(name, aliases.get(name.code) ?? [])),
    Dict: { SourceCn: sourceCn, SourceEn: sourceEn },
  };
}

function refuse(rule: string): ApiError {
  return badRequest('Alias', rule);
}

/** What the audit trail keeps of an alias. */
function shown({ kind, code, written }: AliasRow) {
  return { Kind: kind, Code: code, Alias: written };
}

/** Adds a spelling to an entry. A name that several entries bear may be given to one of them: that is what aliases are for. */
export async function addAlias(
  { db, now }: StaffWork,
  { Kind: kind, Code: code, Alias: written }: InputOf<typeof AddNameAlias>,
): Promise<StaffChange<NameAlias>> {
  const { names, read } = referenceDictionaries[kind];
  if (!names.some((name) => name.code === code)) throw new ApiError(1009);
  const spelling = foldAlias(written);
  if (spelling === '' || read(written).length === 1) throw refuse('taken');
  const ofEntry = (await listAliases(db, kind)).filter((row) => row.code === code);
  if (ofEntry.length >= aliasRule.mostOfEntry) throw refuse('limit');
  const added = await insertAlias(db, { kind, code, written, spelling, added_at: now });
  if (added === undefined) throw refuse('taken');
  await bumpContentVersion(db);
  return {
    subject: { kind: 'name-alias', id: added.id },
    before: null,
    after: shown(added),
    result: presentAlias(added),
  };
}

/** Takes a spelling back. */
export async function removeAlias({ db }: StaffWork, id: number): Promise<StaffChange<object>> {
  const removed = await deleteAlias(db, id);
  if (removed === undefined) throw new ApiError(1009);
  await bumpContentVersion(db);
  return { subject: { kind: 'name-alias', id }, before: shown(removed), after: null, result: {} };
}
