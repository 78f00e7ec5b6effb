import { z } from 'zod';
import { day, isEn, moment, paging, rowId, total, userId } from '../fields.ts';
import { lockReasonField } from '../lock-field.ts';
import { confirmLocked } from '../figures/confirm-locked.ts';
import { defineOperation, publicAccess, signedInAccess, staffAccess } from '../wire/operation.ts';
import { line } from '../wire/text-fields.ts';
import { opinions, surveyRoles, surveyStates } from './week-codes.ts';
import { price } from './week-fields.ts';

const opinion = z.enum(opinions);
const role = z.enum(surveyRoles);
const horizon = z.literal([2, 4]);
const code = z.string().min(1).max(40);

const ownAnswer = z.strictObject({
  Opinion: opinion,
  ExpectLow: z.number().nullable(),
  ExpectHigh: z.number().nullable(),
  Role: role,
  Note: z.string().nullable(),
  AnsweredAt: moment,
});
export type OwnAnswer = z.output<typeof ownAnswer>;

const itemFields = {
  ItemID: rowId,
  Origin: code,
  OriginName: z.string(),
  Cut: code,
  CutName: z.string(),
  /** Weeks that the opinion looks ahead. */
  Horizon: horizon,
  Unit: z.string(),
  /** The mainstream price when the item was opened; null where none was quoted. */
  BasePrice: z.number().nullable(),
  OpensAt: moment,
  /** By the server's clock. */
  Deadline: moment,
  Answers: total,
  Demo: z.boolean(),
};

const share = z.strictObject({ Answers: total, Up: z.number(), Flat: z.number(), Down: z.number(), Index: z.number() });

/** What the answers say: the index from five answers on, the rest for those who answered. */
const result = z.strictObject({
  /** %up + ½·%flat; 50 is neutral. Null under five answers. */
  Index: z.number().nullable(),
  /** Left out for those who have not answered. */
  Full: z
    .strictObject({
      Up: z.number(),
      Flat: z.number(),
      Down: z.number(),
      /** Medians of the ranges that were named. */
      ExpectLow: z.number().nullable(),
      ExpectHigh: z.number().nullable(),
      /** Roles with five answers and more. */
      Roles: z.array(share.extend({ Role: role })),
    })
    .nullable(),
});
export type SurveyResult = z.output<typeof result>;

const openItem = z.strictObject({ ...itemFields, Own: ownAnswer.nullable(), Result: result.nullable() });
export type OpenSurveyItem = z.output<typeof openItem>;

const access = z.discriminatedUnion('MayAnswer', [
  z.strictObject({ MayAnswer: z.literal(true), Now: moment }),
  z.strictObject({ MayAnswer: z.literal(false), Module: z.literal('Price'), Reason: lockReasonField, Now: moment }),
]);

/** The items that can be answered now. */
export const getWebBeefPriceDataResearchList = defineOperation({
  name: 'GetWebBeefPriceDataResearchList',
  summary:
    'Survey items that are open: cut, origin, horizon, deadline, number of answers, the reader’s own answer; Dict says whether the reader may answer',
  access: publicAccess,
  cache: 'none',
  input: z.strictObject({ isEn, UserID: userId }),
  output: z.strictObject({ Rows: z.array(openItem), Total: total, Dict: access }),
});

/** One answer a member and item; another call changes it until the deadline. */
export const addWebBeefPriceDataOpinion = defineOperation({
  name: 'AddWebBeefPriceDataOpinion',
  summary:
    'Gives or changes the answer to a survey item: needs the module Price or a running trial (1008); after the deadline 1001 with the rule closed',
  access: signedInAccess,
  input: z.strictObject({
    isEn,
    UserID: userId,
    ItemID: rowId,
    Opinion: opinion,
    ExpectLow: price.optional(),
    ExpectHigh: price.optional(),
    /** If given, must be the item’s own. */
    Horizon: horizon.optional(),
    Role: role,
    Note: line(300).optional(),
  }),
  output: z.strictObject({ Row: openItem }),
  errors: [1008, 1009],
});

const closedItem = z.strictObject({
  ...itemFields,
  Result: result,
  /** What came of it; null until the horizon has passed and a price is there. */
  Outcome: z
    .strictObject({
      Price: z.number(),
      /** Per cent of the mainstream price over the horizon. */
      Change: z.number(),
      Direction: opinion,
      /** Share of the answers that said so, in per cent; null under five answers. */
      HitRate: z.number().nullable(),
    })
    .nullable(),
});
export type ClosedSurveyItem = z.output<typeof closedItem>;

/** Past items with their index and outcome. */
export const getWebBeefPriceDataResearchIndex = defineOperation({
  name: 'GetWebBeefPriceDataResearchIndex',
  summary:
    'Closed survey items, newest first, as a diffusion index scored against what happened; Datas has the mean index of each week of Dates',
  access: publicAccess,
  cache: 'none',
  input: z.strictObject({ isEn, UserID: userId, Origin: code.optional(), Cut: code.optional(), ...paging }),
  output: z.strictObject({
    Rows: z.array(closedItem),
    Total: total,
    /** Days on which items closed, oldest first. */
    Dates: z.array(day),
    /** For each horizon the mean index of the items that closed on a day; null where none has five answers. */
    Datas: z.array(z.strictObject({ Horizon: horizon, Index: z.array(z.number().nullable()) })),
    Dict: z.strictObject({
      MinAnswers: z.int(),
      FlatBand: z.number(),
      /** Over all scored items. */
      HitRate: z.number().nullable(),
      Scored: total,
      Demo: z.boolean(),
    }),
  }),
});

const analysts = staffAccess('analyst');

const deskItem = z.strictObject({
  ...itemFields,
  State: z.enum(surveyStates),
  OutcomePrice: z.number().nullable(),
  /** The day from which the outcome can be read. */
  ScoreFrom: day,
});
export type DeskSurveyItem = z.output<typeof deskItem>;
const deskAnswer = z.strictObject({ Row: deskItem });

/** Items of all states, for staff. */
export const getDeskSurveyItems = defineOperation({
  name: 'GetDeskSurveyItems',
  summary: 'Survey items for staff, newest first; Dict counts those of each state',
  access: analysts,
  input: z.strictObject({ isEn, State: z.enum(surveyStates).optional(), ...paging }),
  output: z.strictObject({
    Rows: z.array(deskItem),
    Total: total,
    Dict: z.strictObject({ draft: total, open: total, closed: total }),
  }),
});

/** Makes an item, or changes one that is still a draft. */
export const saveSurveyItem = defineOperation({
  name: 'SaveSurveyItem',
  summary: 'Makes a survey item, or changes one that is not open yet (else 1001, rule closed)',
  access: analysts,
  input: z.strictObject({
    isEn,
    ItemID: rowId.optional(),
    Origin: code,
    Cut: code,
    Horizon: horizon,
    Deadline: moment,
    BasePrice: price.optional(),
  }),
  output: deskAnswer,
  errors: [1009],
});

/** Puts a draft before the members. */
export const openSurveyItem = defineOperation({
  name: 'OpenSurveyItem',
  summary:
    'Opens a survey item to answers until its deadline. Everybody reads the price that it starts from and the one it comes to: as quotes of a ' +
    'membership only with ConfirmLocked (1001, rule lockedFigure)',
  access: analysts,
  input: z.strictObject({ isEn, ItemID: rowId, ConfirmLocked: confirmLocked }),
  output: deskAnswer,
  errors: [1009],
});

/** Ends an item before its deadline. */
export const closeSurveyItem = defineOperation({
  name: 'CloseSurveyItem',
  summary: 'Closes a survey item now',
  access: analysts,
  input: z.strictObject({ isEn, ItemID: rowId }),
  output: deskAnswer,
  errors: [1009],
});

/** Writes down what happened. */
export const scoreSurveyItem = defineOperation({
  name: 'ScoreSurveyItem',
  summary:
    'Scores a closed item once its horizon has passed: the mainstream prices at its opening and at the end of the horizon (before that 1001, rule tooearly)',
  access: analysts,
  input: z.strictObject({ isEn, ItemID: rowId, BasePrice: price, OutcomePrice: price }),
  output: deskAnswer,
  errors: [1009],
});

/** What a member says of an item. */
export type AddOpinion = z.output<typeof addWebBeefPriceDataOpinion.input>;

/** What staff ask. */
export type SaveSurvey = z.output<typeof saveSurveyItem.input>;
