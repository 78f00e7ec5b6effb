import { z } from 'zod';
import { moment, paging, rowId, savedRevision, total } from '../../fields.ts';
import { confirmLocked } from '../../figures/confirm-locked.ts';
import { defineOperation, staffAccess } from '../../wire/operation.ts';
import { line, prose } from '../../wire/text-fields.ts';
import { uploadedFile } from '../../wire/upload.ts';
import {
  captionLanguages,
  videoAccesses,
  videoFormats,
  videoGaps,
  videoRule,
  videoStates,
  videoTopics,
} from '../video-codes.ts';
import { videoSource, videoTrack } from '../video-fields.ts';

const access = staffAccess('editor');

const rowFields = {
  VideoID: rowId,
  State: z.enum(videoStates),
  Topic: z.enum(videoTopics),
  Access: z.enum(videoAccesses),
  /** Rank among the featured videos; null for all others. */
  FeaturedRank: z.int().min(1).max(9).nullable(),
  TitleCn: z.string().nullable(),
  TitleEn: z.string().nullable(),
  /** Seconds of the longest file; null where there is none. */
  Seconds: z.number().nullable(),
  Poster: z.string().nullable(),
  PublishedAt: moment.nullable(),
  UpdatedAt: moment,
  Demo: z.boolean(),
  Gaps: z.array(z.enum(videoGaps)),
};

const deskRow = z.strictObject(rowFields);
export type DeskVideoRow = z.output<typeof deskRow>;

const words = z.strictObject({ Title: z.string(), Summary: z.string() });

const deskVideo = z.strictObject({
  ...rowFields,
  /** Sent back with the next change; a change to an older revision is refused. */
  Revision: z.int().min(1),
  Cn: words.nullable(),
  En: words.nullable(),
  Files: z.array(
    z.strictObject({
      Format: z.enum(videoFormats),
      Codecs: z.string(),
      Bytes: z.int().min(1),
      Seconds: z.number(),
      Width: z.int(),
      Height: z.int(),
    }),
  ),
  Captions: z.array(z.enum(captionLanguages)),
  /** Signed addresses, so that drafts can be played. */
  Sources: z.array(videoSource),
  Tracks: z.array(videoTrack),
});
export type DeskVideo = z.output<typeof deskVideo>;
const answer = z.strictObject({ Row: deskVideo });

export const GetDeskVideos = defineOperation({
  name: 'GetDeskVideos',
  summary: 'Videos of all states, the latest changed first; Dict counts those of each state',
  access,
  input: z.strictObject({ State: z.enum(videoStates).optional(), ...paging }),
  output: z.strictObject({
    Rows: z.array(deskRow),
    Total: total,
    Dict: z.strictObject({ draft: total, published: total, withdrawn: total }),
  }),
});

export const GetDeskVideo = defineOperation({
  name: 'GetDeskVideo',
  summary: 'One video with its words, files and captions',
  access,
  input: z.strictObject({ VideoID: rowId }),
  output: answer.extend({
    /** Largest video file that may be uploaded, in bytes. */
    Dict: z.strictObject({ MostBytes: z.int().min(1) }),
  }),
  errors: [1009],
});

const typedWords = z.strictObject({ Title: line(120), Summary: prose(600) });

export const SaveDeskVideo = defineOperation({
  name: 'SaveDeskVideo',
  summary:
    'Makes a draft, or with VideoID and Revision changes what is said of a video; 1001 with the rule changed where somebody else was quicker. ' +
    'An edition without words does not have the video. Of a published one references to figures are filled as SetVideoState fills them.',
  access,
  input: z.strictObject({
    VideoID: rowId.optional(),
    Revision: savedRevision.optional(),
    Topic: z.enum(videoTopics),
    Access: z.enum(videoAccesses),
    FeaturedRank: z.int().min(1).max(9).nullable(),
    Cn: typedWords.nullable(),
    En: typedWords.nullable(),
    ConfirmLocked: confirmLocked,
  }),
  output: answer,
  errors: [1009],
});
export type SaveVideo = z.output<typeof SaveDeskVideo.input>;

export const SetVideoState = defineOperation({
  name: 'SetVideoState',
  summary:
    'Publishes a video, or takes a published one off; 1001 names what it lacks (rule missing) or that it is so already (rule closed). ' +
    'References to figures in its words are filled (rule figure); one of a membership only with ConfirmLocked (rule lockedFigure).',
  access,
  input: z.strictObject({ VideoID: rowId, State: z.enum(['published', 'withdrawn']), ConfirmLocked: confirmLocked }),
  output: answer,
  errors: [1009],
});

export const DeleteDeskVideo = defineOperation({
  name: 'DeleteDeskVideo',
  summary: 'Deletes a draft with its files; what was published is taken off instead (1001, rule closed)',
  access,
  input: z.strictObject({ VideoID: rowId }),
  output: z.strictObject({ Row: z.strictObject({ VideoID: rowId }) }),
  errors: [1009],
});

export const StartVideoUpload = defineOperation({
  name: 'StartVideoUpload',
  summary: 'Begins the upload of a video file in parts; 1005 where it is larger than the setting allows',
  access,
  input: z.strictObject({ VideoID: rowId, Bytes: z.int().min(1).max(videoRule.maxBytes) }),
  output: z.strictObject({ Row: z.strictObject({ UploadID: z.uuid(), PartBytes: z.int().min(1) }) }),
  errors: [1009],
});

export const UploadVideoPart = defineOperation({
  name: 'UploadVideoPart',
  summary:
    'The next part of a video file: multipart with UploadID, Offset and one part Files. An Offset that is not where the upload stands ' +
    'answers 1001 with the rule changed, and Dict says where it stands. With the last part the file is looked into (1011 where it is ' +
    'neither MP4 with H.264 nor WebM) and takes the place of the one of its format.',
  access,
  upload: { maxBytes: videoRule.partBytes },
  input: z.strictObject({ UploadID: z.uuid(), Offset: z.int().min(0).max(videoRule.maxBytes), Files: uploadedFile }),
  output: z.strictObject({
    Row: z.strictObject({ Received: z.int().min(1), Format: z.enum(videoFormats).nullable() }),
  }),
  errors: [1009],
});

export const UploadVideoPoster = defineOperation({
  name: 'UploadVideoPoster',
  summary: 'Sets the poster of a video: multipart with VideoID and one part Files (JPEG, PNG or WebP), drawn anew',
  access,
  rate: 'upload',
  upload: { maxBytes: videoRule.posterBytes },
  input: z.strictObject({ VideoID: rowId, Files: uploadedFile }),
  output: answer,
  errors: [1009],
});

export const UploadVideoCaptions = defineOperation({
  name: 'UploadVideoCaptions',
  summary:
    'Sets the captions of a video in a language: multipart with VideoID, Language and one part Files (WebVTT in UTF-8). Dict of 1011 says ' +
    'what is wrong and in which line.',
  access,
  upload: { maxBytes: videoRule.captionBytes },
  input: z.strictObject({ VideoID: rowId, Language: z.enum(captionLanguages), Files: uploadedFile }),
  output: answer,
  errors: [1009],
});

export const RemoveVideoFile = defineOperation({
  name: 'RemoveVideoFile',
  summary:
    'Takes the film of one format, or the captions of one language, from a video; the last film of a published one stays (1001, rule missing)',
  access,
  input: z.strictObject({ VideoID: rowId, File: z.enum([...videoFormats, ...captionLanguages]) }),
  output: answer,
  errors: [1009],
});

export const videoDeskOperations = {
  GetDeskVideos,
  GetDeskVideo,
  SaveDeskVideo,
  SetVideoState,
  DeleteDeskVideo,
  StartVideoUpload,
  UploadVideoPart,
  UploadVideoPoster,
  UploadVideoCaptions,
  RemoveVideoFile,
} as const;
