import { checkPost, type MarketPostFields } from '@btc/contract/market/post-rule.ts';
import { dayMs } from '@btc/contract/time.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { findOrigin } from '@btc/reference/places/origins.ts';
import { plantNumberKey } from '@btc/reference/plants/plant-numbers.ts';
import { createHash } from 'node:crypto';
import { badRequest } from '#platform/api/answer.ts';
import type { Db } from '#platform/db/db.ts';
import { type Dictionary, openDictionary } from '#dictionary/face.ts';
import { searchWords } from '#platform/search/search-words.ts';
import { withoutNames } from './company.present.ts';
import { getCompanyId, type WriterRow } from './company.queries.ts';
import { toCut, goodsWords } from './goods-names.ts';
import { postState } from './post.present.ts';
import {
  closePost,
  countPostsSince,
  findPost,
  findSamePost,
  insertPost,
  type LockedPost,
  lockPost,
  type PostRow,
  updatePost,
} from './post.queries.ts';
import type { Writer } from './reader.ts';
import { requirePace, requireWriter } from './writer.service.ts';

/** The same words within this time are the same post: a double click, or a retry after a lost answer. */
const sameWithinMs = dayMs;

function requireValidPost(post: MarketPostFields, { today }: Writer, dictionary: Dictionary): void {
  const issues = new Map<string, string>(Object.entries(checkPost(post, today)));
  const { Origin, Cut, Meat, Port, PlantNo } = post;
  if (Origin !== null && findOrigin(Origin) === undefined) issues.set('Origin', 'unknown');
  if (Cut !== null && toCut(dictionary, { meat: Meat, cut: Cut }) === undefined) issues.set('Cut', 'unknown');
  if (Port !== null && dictionary.find('port', Port)?.group.code !== 'port') issues.set('Port', 'unknown');
  if (PlantNo !== null && plantNumberKey(Origin ?? '', PlantNo) === '') issues.set('PlantNo', 'notANumber');
  if (issues.size === 0) return;
  throw new ApiError(1001, { List: [...issues].map(([Field, Rule]) => ({ Field, Rule })) });
}

function toValues(post: MarketPostFields) {
  return {
    type: post.Type,
    side: post.Side,
    title: post.Title,
    meat: post.Meat,
    origin: post.Origin,
    cut: post.Cut,
    storage: post.Storage,
    spec: post.Spec,
    plant_no: post.PlantNo,
    plant_key: post.PlantNo === null ? null : plantNumberKey(post.Origin ?? '', post.PlantNo),
    quantity: post.Quantity,
    quantity_unit: post.QuantityUnit,
    term: post.Term,
    port: post.Port,
    shipment_month: post.ShipmentMonth,
    price: post.Price,
    // A unit without a price says nothing.
    price_unit: post.Price === null ? null : post.PriceUnit,
    body: post.Text,
    valid_until: post.ValidUntil,
  };
}

/** Search words of a post open to everybody: the firm's names and plant are not among them. */
export function postWords(
  post: Pick<MarketPostFields, 'Origin' | 'Meat' | 'Cut' | 'Title' | 'Spec' | 'Text' | 'PlantNo'>,
  { names, dictionary }: { readonly names: readonly (string | null)[]; readonly dictionary: Dictionary },
): readonly string[] {
  const written = [post.Title, post.Spec, post.Text].filter((text) => text !== null).join('\n');
  const open = withoutNames(written, [...names, post.PlantNo], ' ');
  return searchWords(`${goodsWords(dictionary, { origin: post.Origin, meat: post.Meat, cut: post.Cut })} ${open}`);
}

function wordsBy(post: MarketPostFields, writer: WriterRow, dictionary: Dictionary): readonly string[] {
  return postWords(post, { names: [writer.company_name, writer.company_local_name], dictionary });
}

function computeHash(values: ReturnType<typeof toValues>): Buffer {
  return createHash('sha256').update(JSON.stringify(values)).digest();
}

async function getPost(db: Db, id: number, { userId }: Writer): Promise<PostRow> {
  const row = await findPost(db, id, userId);
  if (row === undefined) throw new ApiError(1009);
  return row;
}

/** Posts under the company of the writer's profile; repeated within a day, it returns the existing post. */
export async function addPost(db: Db, post: MarketPostFields, writer: Writer): Promise<PostRow> {
  const dictionary = await openDictionary(db);
  requireValidPost(post, writer, dictionary);
  const values = toValues(post);
  const hash = computeHash(values);
  const { now } = writer;
  return db.transaction().execute(async (tx) => {
    const account = await requireWriter(tx, writer);
    const companyId = await getCompanyId(tx, writer.userId);
    const same = await findSamePost(tx, { companyId, hash, since: new Date(now.getTime() - sameWithinMs) });
    if (same !== undefined) return getPost(tx, same, writer);
    await requirePace('post', now, (since) => countPostsSince(tx, companyId, since));
    const row = { ...values, company_id: companyId, content_hash: hash, created_at: now, updated_at: now };
    const id = await insertPost(tx, row, wordsBy(post, account, dictionary));
    return getPost(tx, id, writer);
  });
}

/** Locks a post of the writer; refuses posts of others and missing ones alike. */
async function lockOwnPost(db: Db, id: number, { userId }: Writer): Promise<LockedPost> {
  const row = await lockPost(db, id);
  if (row === undefined) throw new ApiError(1009);
  if (row.account_id !== userId) throw new ApiError(row.removed_at === null ? 1007 : 1009);
  return row;
}

export async function changePost(
  db: Db,
  { id, post }: { readonly id: number; readonly post: MarketPostFields },
  writer: Writer,
): Promise<PostRow> {
  const dictionary = await openDictionary(db);
  requireValidPost(post, writer, dictionary);
  return db.transaction().execute(async (tx) => {
    const account = await requireWriter(tx, writer);
    const before = await lockOwnPost(tx, id, writer);
    if (postState(before, writer.today) !== 'open') throw badRequest('MarketID', 'closed');
    if (before.type !== post.Type || before.side !== post.Side) throw badRequest('Type', 'fixed');
    const values = toValues(post);
    const change = { ...values, content_hash: computeHash(values), updated_at: writer.now };
    await updatePost(tx, id, { values: change, words: wordsBy(post, account, dictionary) });
    return getPost(tx, id, writer);
  });
}

/** Closes an open post of the writer; a closed or expired one stays as it is. */
export async function endPost(db: Db, id: number, writer: Writer): Promise<PostRow> {
  return db.transaction().execute(async (tx) => {
    const before = await lockOwnPost(tx, id, writer);
    const state = postState(before, writer.today);
    if (state === 'removed') throw badRequest('MarketID', 'closed');
    if (state === 'open') {
      await closePost(tx, id, writer.now);
    }
    return getPost(tx, id, writer);
  });
}
