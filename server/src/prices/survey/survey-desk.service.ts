import { fillText, listQuestions } from '@btc/contract/figures/fill-text.ts';
import type { SaveSurvey } from '@btc/contract/prices/survey.ts';
import { findOrigin } from '@btc/reference/places/origins.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { badRequest } from '#platform/api/answer.ts';
import { toEdition } from '#platform/api/reader.ts';
import { closed, type StaffChange, type StaffWork } from '#platform/audit/staff-change.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import { type Dictionary, openDictionary } from '#dictionary/face.ts';
import { lockedFigure, type ReadFigures } from '#figures/face.ts';
import { cutNames, nameIn, originNames } from '../series/price-names.ts';
import { toScoreDay } from './survey.present.ts';
import { insertItem, type ItemDraft, lockItem, setItem, updateItem } from './survey.queries.ts';

function toDraft(input: SaveSurvey, now: Date, dictionary: Dictionary): ItemDraft {
  if (findOrigin(input.Origin) === undefined) throw badRequest('Origin', 'unknown');
  if (dictionary.findCut('beef', input.Cut) === undefined) throw badRequest('Cut', 'unknown');
  const closesAt = new Date(input.Deadline);
  if (closesAt <= now) throw badRequest('Deadline', 'past');
  return {
    origin: input.Origin,
    cut: input.Cut,
    horizon: input.Horizon,
    opensAt: now,
    closesAt,
    basePrice: input.BasePrice ?? null,
  };
}

function toAuditValues({ origin, cut, horizon, closesAt, basePrice }: ItemDraft): object {
  return { Origin: origin, Cut: cut, Horizon: horizon, Deadline: closesAt.toISOString(), BasePrice: basePrice };
}

export async function saveItem({ db, now }: StaffWork, input: SaveSurvey): Promise<StaffChange<number>> {
  const draft = toDraft(input, now, await openDictionary(db));
  if (input.ItemID === undefined) {
    const id = await insertItem(db, draft);
    return { subject: { kind: 'surveyItem', id }, before: null, after: toAuditValues(draft), result: id };
  }
  const id = input.ItemID;
  const item = await lockItem(db, id);
  if (item === undefined) throw new ApiError(1009);
  if (item.state !== 'draft') throw closed('ItemID');
  await updateItem(db, id, draft);
  const before = toAuditValues({
    origin: item.origin,
    cut: item.cut,
    horizon: item.horizon_weeks,
    opensAt: item.opens_at,
    closesAt: item.closes_at,
    basePrice: item.base_price,
  });
  return { subject: { kind: 'surveyItem', id }, before, after: toAuditValues(draft), result: id };
}

type OpeningWork = StaffWork & { readonly readFigures: ReadFigures };

/** The members-only quote that an item would reveal to all, for confirmation; null where the quotes are open. */
async function lockedQuote(
  { db, now, readFigures }: OpeningWork,
  { origin, cut, base_price: base }: { origin: string; cut: string; base_price: string | null },
  isEn: boolean,
): Promise<string | null> {
  const reference = `{{quote/${origin}/${cut}/forward@latest}}`;
  const answers = await readFigures(db, listQuestions([reference]), shanghaiDay(now));
  const filled = fillText(reference, toEdition(isEn), answers);
  const [figure] = filled.kind === 'issues' ? [] : filled.figures;
  if (figure?.bases.every(({ lock }) => lock === null) === true) return null;
  const name = `${nameIn(originNames(origin), isEn)} · ${nameIn(cutNames(await openDictionary(db), cut), isEn)}`;
  const isBase = figure !== undefined && (base === null || Number(base) === figure.value);
  return isBase ? `${name} ${figure.printed}` : name;
}

export async function openItemNow(
  work: OpeningWork,
  { id, confirmsLocked, isEn }: { id: number; confirmsLocked: boolean; isEn: boolean },
): Promise<StaffChange<number>> {
  const { db, now } = work;
  const item = await lockItem(db, id);
  if (item === undefined) throw new ApiError(1009);
  if (item.state !== 'draft') throw closed('ItemID');
  if (item.closes_at <= now) throw badRequest('Deadline', 'past');
  const locked = await lockedQuote(work, item, isEn);
  if (locked !== null && !confirmsLocked) throw lockedFigure('BasePrice', locked);
  await setItem(db, id, { state: 'open', opens_at: now });
  const after = { State: 'open', ...(locked !== null && { ConfirmLocked: locked }) };
  return { subject: { kind: 'surveyItem', id }, before: { State: 'draft' }, after, result: id };
}

export async function closeItemNow({ db, now }: StaffWork, id: number): Promise<StaffChange<number>> {
  const item = await lockItem(db, id);
  if (item === undefined) throw new ApiError(1009);
  if (item.state !== 'open' || item.closes_at <= now) throw closed('ItemID');
  // An item is open for some time, be it a moment.
  const closesAt = new Date(Math.max(now.getTime(), item.opens_at.getTime() + 1));
  await setItem(db, id, { state: 'closed', closes_at: closesAt });
  return { subject: { kind: 'surveyItem', id }, before: { State: 'open' }, after: { State: 'closed' }, result: id };
}

export interface Score {
  readonly id: number;
  readonly base: string;
  readonly outcome: string;
}

export async function scoreItem({ db, now }: StaffWork, { id, base, outcome }: Score): Promise<StaffChange<number>> {
  const item = await lockItem(db, id);
  if (item === undefined) throw new ApiError(1009);
  if (item.state === 'draft' || (item.state === 'open' && item.closes_at > now)) throw badRequest('ItemID', 'open');
  if (shanghaiDay(now) < toScoreDay(item)) throw badRequest('ItemID', 'tooearly');
  await setItem(db, id, { base_price: base, outcome_price: outcome });
  return {
    subject: { kind: 'surveyItem', id },
    before: { BasePrice: item.base_price, OutcomePrice: item.outcome_price },
    after: { BasePrice: base, OutcomePrice: outcome },
    result: id,
  };
}
