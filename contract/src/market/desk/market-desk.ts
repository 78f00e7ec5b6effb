import { z } from 'zod';
import { isEn, moment, paging, rowId, total } from '../../fields.ts';
import { prose } from '../../wire/text-fields.ts';
import { defineOperation, staffAccess } from '../../wire/operation.ts';
import { marketRule, reportedKinds, reportReasons } from '../market-codes.ts';
import { words } from '../market-fields.ts';

const moderators = staffAccess('editor', 'desk');
const thing = { Kind: z.enum(reportedKinds), ID: rowId };

const contentRow = z.strictObject({
  ...thing,
  /** Id of its page: the post's own, or the thread's. */
  PageID: rowId,
  Title: z.string(),
  Text: z.string(),
  State: z.enum(['shown', 'closed', 'removed']),
  MemberID: z.int().min(1),
  Member: z.string(),
  CompanyName: z.string().nullable(),
  CreatedDate: moment,
  /** Reason and author of the removal; null where it is visible. */
  RemovedReason: z.string().nullable(),
  RemovedBy: z.string().nullable(),
  OpenReports: total,
  Reports: z.array(
    z.strictObject({
      ReportID: rowId,
      Reason: z.enum(reportReasons),
      Note: z.string().nullable(),
      Reporter: z.string().nullable(),
      CreatedDate: moment,
      Handled: z.boolean(),
    }),
  ),
});
export type MarketContentRow = z.output<typeof contentRow>;
const answer = z.strictObject({ Row: contentRow });
const wanted = ['reported', 'removed', 'all'] as const;

export const GetMarketModeration = defineOperation({
  name: 'GetMarketModeration',
  summary: 'Posts and messages for moderators: those with open reports, oldest report first; those removed; or all.',
  access: moderators,
  input: z.strictObject({
    isEn,
    Show: z.enum(wanted).default('reported'),
    /** Matches parts of texts, firms and members, and posts by any name of their goods. */
    Keyword: words,
    ...paging,
  }),
  output: z.strictObject({
    Rows: z.array(contentRow),
    Total: total,
    Dict: z.strictObject({ reported: total, removed: total }),
  }),
});

export const RemoveMarketContent = defineOperation({
  name: 'RemoveMarketContent',
  summary:
    'Takes a post or a message off the site and settles its reports; the writer is told the reason. Removing the first ' +
    'message of a discussion takes the discussion off.',
  access: moderators,
  input: z.strictObject({ ...thing, Reason: prose(marketRule.note) }),
  output: answer,
  errors: [1009],
});

export const RestoreMarketContent = defineOperation({
  name: 'RestoreMarketContent',
  summary: 'Puts a removed post or message back as it was.',
  access: moderators,
  input: z.strictObject(thing),
  output: answer,
  errors: [1009],
});

export const DismissMarketReports = defineOperation({
  name: 'DismissMarketReports',
  summary:
    'Settles the open reports of a post or message, which stays; refused (1001, rule closed) where none is open.',
  access: moderators,
  input: z.strictObject(thing),
  output: answer,
  errors: [1009],
});
