import type { ClosedSurveyItem, DeskSurveyItem, OwnAnswer, SurveyResult } from '@btc/contract/prices/survey.ts';
import {
  opinions,
  type SurveyHorizon,
  surveyHorizons,
  surveyRoles,
  surveyStates,
} from '@btc/contract/prices/week-codes.ts';
import { roundTo } from '@btc/contract/round-to.ts';
import { addDays } from '@btc/contract/time.ts';
import { shanghaiDay, shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import { storedWord } from '#platform/db/stored-word.ts';
import type { Dictionary } from '#dictionary/face.ts';
import { cutNames, nameIn, originNames } from '../series/price-names.ts';
import { type Answer, findHitRate, computeMedian, toOutcome, listRoles, computeShares } from './diffusion.ts';
import type { AnswerRow, ItemRow, OwnAnswerRow } from './survey.queries.ts';

function toNumber(decimal: string | null): number | null {
  return decimal === null ? null : roundTo(Number(decimal), 2);
}

export function toAnswer(row: AnswerRow): Answer {
  return {
    opinion: storedWord(opinions, row.opinion),
    role: storedWord(surveyRoles, row.role),
    expectLow: toNumber(row.expect_low),
    expectHigh: toNumber(row.expect_high),
  };
}

export function toHorizon(row: Pick<ItemRow, 'horizon_weeks'>): SurveyHorizon {
  return storedWord(surveyHorizons, row.horizon_weeks);
}

/** First day on which an outcome can be read: opening plus horizon. */
export function toScoreDay(row: Pick<ItemRow, 'opens_at' | 'horizon_weeks'>): string {
  return addDays(shanghaiDay(row.opens_at), 7 * row.horizon_weeks);
}

export function presentItem(row: ItemRow, isEn: boolean, dictionary: Dictionary) {
  return {
    ItemID: row.id,
    Origin: row.origin,
    OriginName: nameIn(originNames(row.origin), isEn),
    Cut: row.cut,
    CutName: nameIn(cutNames(dictionary, row.cut), isEn),
    Horizon: toHorizon(row),
    Unit: isEn ? 'USD/t' : '美元/吨',
    BasePrice: toNumber(row.base_price),
    OpensAt: shanghaiMoment(row.opens_at),
    Deadline: shanghaiMoment(row.closes_at),
    Answers: row.answers ?? 0,
    Demo: row.is_demo,
  };
}

/** The index is open to all, the rest only to those who answered. */
export function presentResult(answers: readonly Answer[], hasAnswered: boolean): SurveyResult {
  const shares = computeShares(answers);
  if (shares === null || !hasAnswered) return { Index: shares?.index ?? null, Full: null };
  return {
    Index: shares.index,
    Full: {
      Up: shares.up,
      Flat: shares.flat,
      Down: shares.down,
      ExpectLow: computeMedian(answers.map(({ expectLow }) => expectLow)),
      ExpectHigh: computeMedian(answers.map(({ expectHigh }) => expectHigh)),
      Roles: listRoles(answers).map(({ role, answers: count, up, flat, down, index }) => ({
        Role: role,
        Answers: count,
        Up: up,
        Flat: flat,
        Down: down,
        Index: index,
      })),
    },
  };
}

export function presentOwn(row: OwnAnswerRow): OwnAnswer {
  return {
    Opinion: storedWord(opinions, row.opinion),
    ExpectLow: toNumber(row.expect_low),
    ExpectHigh: toNumber(row.expect_high),
    Role: storedWord(surveyRoles, row.role),
    Note: row.note,
    AnsweredAt: shanghaiMoment(row.answered_at),
  };
}

/** Null until the horizon has passed and both prices are known. */
export function presentOutcome(row: ItemRow, answers: readonly Answer[], today: string): ClosedSurveyItem['Outcome'] {
  const [base, price] = [toNumber(row.base_price), toNumber(row.outcome_price)];
  if (base === null || price === null || today < toScoreDay(row)) return null;
  const { change, direction } = toOutcome(base, price);
  return {
    Price: price,
    Change: change,
    Direction: direction,
    HitRate: findHitRate(computeShares(answers), direction),
  };
}

export function presentDeskItem(row: ItemRow, isEn: boolean, dictionary: Dictionary): DeskSurveyItem {
  return {
    ...presentItem(row, isEn, dictionary),
    State: storedWord(surveyStates, row.state),
    OutcomePrice: toNumber(row.outcome_price),
    ScoreFrom: toScoreDay(row),
  };
}
