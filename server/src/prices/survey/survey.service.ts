import type { AddOpinion, ClosedSurveyItem, OpenSurveyItem } from '@btc/contract/prices/survey.ts';
import { flatBandPercent, minSurveyAnswers, surveyHorizons } from '@btc/contract/prices/week-codes.ts';
import { roundTo } from '@btc/contract/round-to.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { badRequest } from '#platform/api/answer.ts';
import type { Slice } from '#platform/api/paging.ts';
import type { Reader } from '#platform/api/reader.ts';
import { closed } from '#platform/audit/staff-change.ts';
import { shanghaiDay, shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import { type Dictionary, openDictionary } from '#dictionary/face.ts';
import { signedInUser } from '#platform/session/signed-in.ts';
import { surveyLock, type WeekDeps } from '../week-access.ts';
import type { Answer } from './diffusion.ts';
import { computeShares } from './diffusion.ts';
import { toAnswer, toHorizon, presentItem, presentOutcome, presentOwn, presentResult } from './survey.present.ts';
import {
  countItems,
  lockItemForShare,
  type ItemRow,
  listAnswers,
  listItems,
  listOwnAnswers,
  type OwnAnswerRow,
  saveAnswer,
} from './survey.queries.ts';

/** More than are ever open at once, or closed in the years of the index chart. */
const maxOpen = 60;
const maxInIndex = 2000;

interface SurveyAnswers {
  readonly answers: ReadonlyMap<number, readonly Answer[]>;
  readonly own: ReadonlyMap<number, OwnAnswerRow>;
  readonly dictionary: Dictionary;
}

async function answersTo(db: Db, rows: readonly ItemRow[], { user }: Reader): Promise<SurveyAnswers> {
  const ids = rows.map(({ id }) => id);
  const [all, own, dictionary] = await Promise.all([
    listAnswers(db, ids),
    user === null ? [] : listOwnAnswers(db, user.userId, ids),
    openDictionary(db),
  ]);
  const answers = Map.groupBy(all, ({ item_id: id }) => id);
  return {
    answers: new Map([...answers].map(([id, list]) => [id, list.map(toAnswer)])),
    own: new Map(own.map((row) => [row.item_id, row])),
    dictionary,
  };
}

function presentOpen(row: ItemRow, { answers, own, dictionary }: SurveyAnswers, isEn: boolean): OpenSurveyItem {
  const mine = own.get(row.id);
  return {
    ...presentItem(row, isEn, dictionary),
    Own: mine === undefined ? null : presentOwn(mine),
    // While an item is open its result could lead those who have not answered yet.
    Result: mine === undefined ? null : presentResult(answers.get(row.id) ?? [], true),
  };
}

export async function readOpenItems(db: Db, reader: Reader) {
  const { now } = reader;
  const rows = await listItems(db, { state: 'open', now }, { limit: maxOpen, offset: 0 });
  const given = await answersTo(db, rows, reader);
  const reason = surveyLock(reader);
  const Now = shanghaiMoment(now);
  return {
    Rows: rows.map((row) => presentOpen(row, given, reader.edition === 'en')),
    Total: rows.length,
    Dict:
      reason === null
        ? { MayAnswer: true as const, Now }
        : { MayAnswer: false as const, Module: 'Price' as const, Reason: reason, Now },
  };
}

/** Saves an answer while the item is open by the server's clock. */
export async function saveOpinion(deps: WeekDeps, input: AddOpinion, reader: Reader): Promise<OpenSurveyItem> {
  const user = signedInUser(reader);
  const reason = surveyLock(reader);
  if (reason !== null) throw new ApiError(1008, { Dict: { Module: 'Price', Reason: reason } });
  const { ExpectLow: low = null, ExpectHigh: high = null } = input;
  if (low !== null && high !== null && Number(low) > Number(high)) {
    throw badRequest('ExpectHigh', 'order');
  }
  return deps.db.transaction().execute(async (db) => {
    const item = await lockItemForShare(db, input.ItemID);
    const now = deps.clock.now();
    if (item === undefined || item.state === 'draft' || item.opens_at > now) throw new ApiError(1009);
    if (item.state === 'closed' || item.closes_at <= now) throw closed('ItemID');
    if (input.Horizon !== undefined && input.Horizon !== toHorizon(item)) {
      throw badRequest('Horizon', 'horizon');
    }
    await saveAnswer(db, {
      itemId: item.id,
      userId: user.userId,
      opinion: input.Opinion,
      expectLow: low,
      expectHigh: high,
      role: input.Role,
      note: input.Note ?? null,
      now,
    });
    const [row] = await listItems(db, { ids: [item.id], now }, { limit: 1, offset: 0 });
    if (row === undefined) throw new ApiError(1009);
    return presentOpen(row, await answersTo(db, [row], reader), input.isEn);
  });
}

export interface IndexQuestion {
  readonly origin: string | undefined;
  readonly cut: string | undefined;
  readonly slice: Slice;
}

export async function readIndex(db: Db, reader: Reader, { origin, cut, slice }: IndexQuestion) {
  const { now, today } = reader;
  const isEn = reader.edition === 'en';
  const filter = { state: 'closed', origin, cut, now };
  const [shown, total, all] = await Promise.all([
    listItems(db, filter, slice),
    countItems(db, filter),
    listItems(db, filter, { limit: maxInIndex, offset: 0 }),
  ]);
  const given = await answersTo(db, all, reader);
  const present = (row: ItemRow): ClosedSurveyItem => {
    const answers = given.answers.get(row.id) ?? [];
    return {
      ...presentItem(row, isEn, given.dictionary),
      Result: presentResult(answers, given.own.has(row.id)),
      Outcome: presentOutcome(row, answers, today),
    };
  };
  const hits = all.flatMap((row) => presentOutcome(row, given.answers.get(row.id) ?? [], today)?.HitRate ?? []);
  return {
    Rows: shown.map(present),
    Total: total,
    ...overTime(all, given),
    Dict: {
      MinAnswers: minSurveyAnswers,
      FlatBand: flatBandPercent,
      HitRate: computeMean(hits),
      Scored: hits.length,
      Demo: all.some((row) => row.is_demo),
    },
  };
}

function computeMean(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return roundTo(values.reduce((sum, value) => sum + value, 0) / values.length, 1);
}

/** The mean index of the items that closed on a day, for each horizon. */
function overTime(rows: readonly ItemRow[], { answers }: SurveyAnswers) {
  const days = [...new Set(rows.map((row) => shanghaiDay(row.closes_at)))].toSorted();
  return {
    Dates: days,
    Datas: surveyHorizons.map((horizon) => ({
      Horizon: horizon,
      Index: days.map((day) =>
        computeMean(
          rows
            .filter((row) => row.horizon_weeks === horizon && shanghaiDay(row.closes_at) === day)
            .flatMap((row) => computeShares(answers.get(row.id) ?? [])?.index ?? []),
        ),
      ),
    })),
  };
}
