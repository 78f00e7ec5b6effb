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
  /** Weeks ahead. */
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

/** Survey result: the index needs five answers, the rest is for those who answered. */
const result = z.strictObject({
  /** %up + ½·%flat; 50 is neutral. Null under five answers. */
  Index: z.number().nullable(),
  /** Only for readers who have answered. */
  Full: z
    .strictObject({
      Up: z.number(),
      Flat: z.number(),
      Down: z.number(),
      /** Medians of the stated ranges. */
      ExpectLow: z.number().nullable(),
      ExpectHigh: z.number().nullable(),
      /** Roles with at least five answers. */
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
  /** Outcome; null until the horizon has passed and a price exists. */
  Outcome: z
    .strictObject({
      Price: z.number(),
      /** Percent change of the mainstream price over the horizon. */
      Change: z.number(),
      Direction: opinion,
      /** Per cent of the answers that were right; null under five answers. */
      HitRate: z.number().nullable(),
    })
    .nullable(),
});
export type ClosedSurveyItem = z.output<typeof closedItem>;

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
    /** By horizon, the mean index of the items closed on each day; null where none has five answers. */
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
  /** First day on which the outcome can be determined. */
  ScoreFrom: day,
});
export type DeskSurveyItem = z.output<typeof deskItem>;
const deskAnswer = z.strictObject({ Row: deskItem });

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

export const closeSurveyItem = defineOperation({
  name: 'CloseSurveyItem',
  summary: 'Closes a survey item now',
  access: analysts,
  input: z.strictObject({ isEn, ItemID: rowId }),
  output: deskAnswer,
  errors: [1009],
});

export const scoreSurveyItem = defineOperation({
  name: 'ScoreSurveyItem',
  summary:
    'Scores a closed item once its horizon has passed: the mainstream prices at its opening and at the end of the horizon (before that 1001, rule tooearly)',
  access: analysts,
  input: z.strictObject({ isEn, ItemID: rowId, BasePrice: price, OutcomePrice: price }),
  output: deskAnswer,
  errors: [1009],
});

export type AddOpinion = z.output<typeof addWebBeefPriceDataOpinion.input>;

export type SaveSurvey = z.output<typeof saveSurveyItem.input>;
