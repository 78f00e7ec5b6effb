import { z } from 'zod';
import { edition, isEn, moment, paging, rowId, total, userId } from '../fields.ts';
import { lockReasonField } from '../lock-field.ts';
import { defineOperation, publicAccess, signedInAccess } from '../wire/operation.ts';
import { videoTopics } from './video-codes.ts';
import { videoRow, videoSource, videoTrack } from './video-fields.ts';

export const getEyes = defineOperation({
  name: 'GetEyes',
  summary:
    'Videos, newest first: all or those of one topic, with or without the featured ones; Dict has the number of each topic',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject({
    isEn,
    UserID: userId,
    Topic: z.enum(videoTopics).optional(),
    /** True: only featured ones, in the editors' order; false: only the others; left out: all. */
    Featured: z.boolean().optional(),
    ...paging,
  }),
  output: z.strictObject({
    Rows: z.array(videoRow),
    Total: total,
    Dict: z.strictObject({ Topics: z.record(z.enum(videoTopics), total) }),
  }),
});

/** Addresses are left out where the reader may not see it. */
const videoDetail = videoRow.extend({
  Width: z.int().min(1),
  Height: z.int().min(1),
  Editions: z.array(edition),
  /** Null where nobody is signed in. */
  Saved: z.boolean().nullable(),
  /** Empty where locked; links of members’ videos expire after some hours. */
  Sources: z.array(videoSource),
  Tracks: z.array(videoTrack),
});
export type VideoDetail = z.output<typeof videoDetail>;

const videoDict = z.discriminatedUnion('Locked', [
  z.strictObject({ Locked: z.literal(false), TrialLeft: total.nullable() }),
  z.strictObject({
    Locked: z.literal(true),
    Module: z.literal('Eyes'),
    Reason: lockReasonField,
    TrialLeft: total.nullable(),
  }),
]);
export type VideoDict = z.output<typeof videoDict>;

export const getEyesVideo = defineOperation({
  name: 'GetEyesVideo',
  summary:
    'One video with the addresses of its files: open for free videos, else by the module Eyes or an item of a running trial; Rows are related ones',
  access: publicAccess,
  cache: 'none',
  input: z.strictObject({ isEn, UserID: userId, VideoID: rowId }),
  output: z.strictObject({ Row: videoDetail, Dict: videoDict, Rows: z.array(videoRow) }),
  errors: [1009],
});

/** Idempotent. */
export const addDeleteWebEyes = defineOperation({
  name: 'AddDeleteWebEyes',
  summary: "Add a video to the reader's saved ones, or delete it from there",
  access: signedInAccess,
  input: z.strictObject({ VideoID: rowId, IsAdd: z.boolean(), isEn, UserID: userId }),
  output: z.strictObject({ Row: z.strictObject({ VideoID: rowId, Saved: z.boolean() }) }),
  errors: [1009],
});

export const getSavedEyes = defineOperation({
  name: 'GetSavedEyes',
  summary: "The reader's saved videos, latest saved first, in pages",
  access: signedInAccess,
  input: z.strictObject({ isEn, UserID: userId, ...paging }),
  output: z.strictObject({ Rows: z.array(videoRow.extend({ SavedAt: moment })), Total: total }),
});
