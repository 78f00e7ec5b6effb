import { z } from 'zod';
import { day, moment, month, nothing, total } from '../../fields.ts';
import { defineOperation, staffAccess } from '../../wire/operation.ts';
import { releaseRow } from '../calendar.ts';
import { releaseKinds } from '../trade-codes.ts';

const access = staffAccess('analyst');

/** A release is identified by its kind and the last month of its figures. */
const named = { Kind: z.enum(releaseKinds), PeriodTo: month };
/** The day or month that the caller last saw. */
const seen = { ExpectedDate: z.union([day, month]) };

const deskRelease = releaseRow.extend({
  /** Day computed by rule, or the month where the rule knows no day. */
  RuleDate: z.string(),
  StatedBy: z.string().nullable(),
  StatedDate: moment.nullable(),
});
export type DeskRelease = z.output<typeof deskRelease>;

export const GetDeskReleases = defineOperation({
  name: 'GetDeskReleases',
  summary:
    'The upcoming data releases, each with the day that the rule gives and, where one was announced, who stated it',
  access,
  input: nothing,
  output: z.strictObject({
    Rows: z.array(deskRelease),
    Total: total,
    Dict: z.strictObject({ Today: day }),
  }),
});

export const StateReleaseDay = defineOperation({
  name: 'StateReleaseDay',
  summary:
    'States the announced day of a release; the calendar of both editions shows it at once. Refused for a past day (1001, rule past), ' +
    'before the figures end (rule early) or more than a year away from the rule (rule late), and where somebody was faster (rule changed).',
  access,
  input: z.strictObject({ ...named, ...seen, Date: day }),
  output: z.strictObject({ Row: deskRelease }),
  errors: [1009],
});

export const ForgetReleaseDay = defineOperation({
  name: 'ForgetReleaseDay',
  summary:
    'Takes an announced day back: the release has the day of the rule again. Refused where none was stated (1001, rule closed) and where ' +
    'somebody was faster (rule changed). Null where the day of the rule has passed.',
  access,
  input: z.strictObject({ ...named, ...seen }),
  output: z.strictObject({ Row: deskRelease.nullable() }),
  errors: [1009],
});

export const releaseDeskOperations = { GetDeskReleases, StateReleaseDay, ForgetReleaseDay } as const;
