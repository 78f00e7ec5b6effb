import { z } from 'zod';
import { edition, moment, nothing, paging, revision, rowId, total } from '../../fields.ts';
import { defineOperation, staffAccess } from '../../wire/operation.ts';
import { confirmLocked } from '../../figures/confirm-locked.ts';
import { prose } from '../../wire/text-fields.ts';
import { uploadedFile } from '../../wire/upload.ts';
import { newsSections } from '../sections.ts';
import {
  deskArticle,
  deskArticleRow,
  manuscriptDetail,
  manuscriptInput,
  manuscriptText,
  versionRow,
} from './manuscript.ts';
import { articlePictureRule, articleStages } from './stages.ts';

const access = staffAccess('editor');
const errors = [1009] as const;
const articleAnswer = z.strictObject({ Row: deskArticle });

export const GetDeskArticles = defineOperation({
  name: 'GetDeskArticles',
  summary: 'Articles of the newsroom, last changed first; Dict counts those of each stage under the same filters.',
  access,
  input: z.strictObject({
    Stage: z.enum(articleStages).optional(),
    Section: z.enum(newsSections).optional(),
    Keyword: z.string().trim().max(60).optional(),
    From: moment.optional(),
    Until: moment.optional(),
    ...paging,
  }),
  output: z.strictObject({
    Rows: z.array(deskArticleRow),
    Total: total,
    Dict: z.strictObject({ writing: total, review: total, scheduled: total, published: total, withdrawn: total }),
  }),
});

export const GetDeskArticle = defineOperation({
  name: 'GetDeskArticle',
  summary: 'One article with both texts as they are written, which readers may not have seen yet.',
  access,
  input: z.strictObject({ ArticleID: rowId }),
  output: articleAnswer,
  errors,
});

export const CreateDeskArticle = defineOperation({
  name: 'CreateDeskArticle',
  summary: 'Begins an article.',
  access,
  input: z.strictObject({ Section: z.enum(newsSections) }),
  output: articleAnswer,
});

export const SaveDeskArticleText = defineOperation({
  name: 'SaveDeskArticleText',
  summary:
    'Saves what is written in one edition. ExpectedRevision is the revision it was written on: when somebody else has saved a later one, ' +
    'it is refused (1001, rule changed) and kept among the versions, so that nothing is lost. The answer is the text as stored.',
  access,
  maxBodyBytes: 1024 * 1024,
  input: z.strictObject({ ArticleID: rowId, Edition: edition, ExpectedRevision: revision, ...manuscriptInput }),
  output: z.strictObject({ Row: manuscriptText }),
  errors,
});

export const SaveDeskArticleDetail = defineOperation({
  name: 'SaveDeskArticleDetail',
  summary:
    'Saves section, access, marks and places of an article. Refused (1001, rule changed) when somebody else has saved since ExpectedRevision. ' +
    'Readers see it once the article is published again.',
  access,
  input: z.strictObject({ ArticleID: rowId, ExpectedRevision: revision, Detail: manuscriptDetail }),
  output: articleAnswer,
  errors,
});

export const SubmitDeskArticle = defineOperation({
  name: 'SubmitDeskArticle',
  summary: 'Hands an article over for review. Only one that is being written (1001, rule closed).',
  access,
  input: z.strictObject({ ArticleID: rowId, Note: prose(1000).optional() }),
  output: articleAnswer,
  errors,
});

export const ReturnDeskArticle = defineOperation({
  name: 'ReturnDeskArticle',
  summary: 'Hands an article back to be written on, with a word why. Only one under review (1001, rule closed).',
  access,
  input: z.strictObject({ ArticleID: rowId, Note: prose(1000) }),
  output: articleAnswer,
  errors,
});

export const PublishDeskArticle = defineOperation({
  name: 'PublishDeskArticle',
  summary:
    'Gives readers what is written: at once, or at a later moment. An article that is out keeps its time and is changed at ' +
    'once. Each edition with a title needs summary and text too (1001, rule incomplete), and one edition at least is needed. ' +
    'Revisions are those the editor looked at: published is only what was seen (1001, rule changed). References to figures are filled; ' +
    'where one cannot be, the field is named with the rule figure, and the places stand in Dict.Figures. What a module opens goes where ' +
    'everybody reads it only with ConfirmLocked (1001, rule lockedFigure).',
  access,
  input: z.strictObject({
    ArticleID: rowId,
    At: moment.optional(),
    Revisions: z.strictObject({ cn: revision, en: revision, detail: revision }),
    /** The editor confirms that members-only figures become public. */
    ConfirmLocked: confirmLocked,
  }),
  output: articleAnswer,
  errors,
});

export const WithdrawDeskArticle = defineOperation({
  name: 'WithdrawDeskArticle',
  summary:
    'Takes a published or scheduled article from the readers; what is written stays (1001, rule closed, for others).',
  access,
  input: z.strictObject({ ArticleID: rowId, Note: prose(1000) }),
  output: articleAnswer,
  errors,
});

export const DeleteDeskArticle = defineOperation({
  name: 'DeleteDeskArticle',
  summary: 'Throws away an article that no reader ever saw (1001, rule closed, for others).',
  access,
  input: z.strictObject({ ArticleID: rowId }),
  output: nothing,
  errors,
});

export const HoldDeskArticle = defineOperation({
  name: 'HoldDeskArticle',
  summary: 'Says that the caller has an article open, for a minute, and in which text; answers who else has.',
  access,
  input: z.strictObject({ ArticleID: rowId, Edition: edition.nullable() }),
  output: z.strictObject({
    Rows: deskArticle.shape.Present,
    /** Current revisions, so that a window can tell that its content is stale. */
    Dict: z.strictObject({ cn: revision, en: revision, detail: revision }),
  }),
  errors,
});

export const GetDeskArticleVersions = defineOperation({
  name: 'GetDeskArticleVersions',
  summary: 'The texts of an article as they once were, newest first.',
  access,
  input: z.strictObject({ ArticleID: rowId, Edition: edition.optional() }),
  output: z.strictObject({ Rows: z.array(versionRow) }),
  errors,
});

export const GetDeskArticleVersion = defineOperation({
  name: 'GetDeskArticleVersion',
  summary: 'One earlier text, whole. It is restored by saving it.',
  access,
  input: z.strictObject({ VersionID: rowId }),
  output: z.strictObject({ Row: z.strictObject({ ...versionRow.shape, ...manuscriptInput }) }),
  errors,
});

export const UploadArticlePicture = defineOperation({
  name: 'UploadArticlePicture',
  summary:
    'Keeps a picture for articles: multipart with one part Files (JPEG, PNG or WebP, 12 MB at most). It is drawn anew, at most ' +
    '1,600 pixels wide, without what the camera wrote into it.',
  access,
  rate: 'upload',
  upload: { maxBytes: articlePictureRule.maxBytes },
  input: z.strictObject({ Files: uploadedFile }),
  output: z.strictObject({
    /** Path below the static files' base, and size in pixels. */
    Row: z.strictObject({ Picture: z.string(), Width: z.int(), Height: z.int() }),
  }),
});

export const newsDeskOperations = {
  GetDeskArticles,
  GetDeskArticle,
  CreateDeskArticle,
  SaveDeskArticleText,
  SaveDeskArticleDetail,
  SubmitDeskArticle,
  ReturnDeskArticle,
  PublishDeskArticle,
  WithdrawDeskArticle,
  DeleteDeskArticle,
  HoldDeskArticle,
  GetDeskArticleVersions,
  GetDeskArticleVersion,
  UploadArticlePicture,
} as const;
