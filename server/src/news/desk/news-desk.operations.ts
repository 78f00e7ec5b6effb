import { ArrangeHeadlines, GetDeskHeadlines } from '@btc/contract/news/desk/headlines-desk.ts';
import { newsDeskOperations as contract } from '@btc/contract/news/desk/news-desk.operations.ts';
import { articlePictureRule } from '@btc/contract/news/desk/stages.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { type BoundOperation, bind, type Caller } from '#platform/api/binding.ts';
import { toSlice } from '#platform/api/paging.ts';
import { changeAsStaff, changedMeanwhile, type StaffWork } from '#platform/audit/staff-change.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import type { ReadFigures } from '#figures/face.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { storePicture } from '#platform/pictures/store-picture.ts';
import { makeWholePicture } from '#platform/pictures/whole-picture.ts';
import { signedInUser } from '#platform/session/signed-in.ts';
import { insertArticle } from '../write/article-write.service.ts';
import { presentListRow, presentPeople, presentVersion, presentWholeVersion } from './desk.present.ts';
import { countDeskStages, listDeskArticles } from './desk-list.queries.ts';
import { arrangeHeadlines, readHeadlines } from './headlines.service.ts';
import { listManuscriptTexts } from './manuscript.queries.ts';
import { lockForWriting, readDeskArticle, saveDetail, saveText } from './manuscript.service.ts';
import { listPresent, notePresence } from '#platform/staff/presence.queries.ts';
import {
  deleteManuscript,
  publishManuscript,
  returnArticle,
  submitArticle,
  withdrawManuscript,
} from './stage.service.ts';
import { findVersion, listVersions } from './version.queries.ts';

export interface NewsDeskDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly files: FileStore;
  /** Left out where articles have no references to figures. */
  readonly readFigures?: ReadFigures | undefined;
}

type Moved = Awaited<ReturnType<typeof submitArticle>>;

async function changed(
  deps: NewsDeskDeps,
  { operation, caller, articleId }: { readonly operation: string; readonly caller: Caller; readonly articleId: number },
  change: (work: StaffWork) => Promise<Moved>,
) {
  const Row = await changeAsStaff(deps, { operation, caller }, async (work) => {
    const moved = await change(work);
    return {
      ...moved,
      subject: { kind: 'article', id: articleId },
      result: await readDeskArticle(work.db, articleId, work),
    };
  });
  return { Row };
}

function createReadingOperations({ db, clock }: NewsDeskDeps): readonly BoundOperation[] {
  return [
    bind(contract.GetDeskArticles, async ({ Stage, Section, Keyword, From, Until, Page, PageSize }) => {
      const filter = {
        now: clock.now(),
        stage: Stage,
        section: Section,
        keyword: Keyword === '' ? undefined : Keyword,
        from: From === undefined ? undefined : new Date(From),
        until: Until === undefined ? undefined : new Date(Until),
      };
      const page = toSlice({ Page, PageSize });
      const [rows, counts] = await Promise.all([listDeskArticles(db, filter, page), countDeskStages(db, filter)]);
      const total = Stage === undefined ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[Stage];
      return { Rows: rows.map(presentListRow), Total: total, Dict: counts };
    }),
    bind(contract.GetDeskArticle, async ({ ArticleID }, caller) => ({
      Row: await readDeskArticle(db, ArticleID, { now: clock.now(), staff: signedInUser(caller) }),
    })),
    bind(contract.GetDeskArticleVersions, async ({ ArticleID, Edition }) => ({
      Rows: (await listVersions(db, ArticleID, Edition)).map(presentVersion),
    })),
    bind(contract.GetDeskArticleVersion, async ({ VersionID }) => {
      const found = await findVersion(db, VersionID);
      if (found === undefined) throw new ApiError(1009);
      return { Row: presentWholeVersion(found) };
    }),
    bind(contract.HoldDeskArticle, async ({ ArticleID, Edition }, caller) => {
      const { userId } = signedInUser(caller);
      const now = clock.now();
      const { detail_revision: detail } = await db.transaction().execute(async (transaction) => {
        const found = await lockForWriting(transaction, ArticleID);
        await notePresence(transaction, { kind: 'article', subjectId: ArticleID, userId, part: Edition, now });
        return found;
      });
      const texts = await listManuscriptTexts(db, ArticleID);
      const toRevision = (edition: string) => texts.find((text) => text.edition === edition)?.revision ?? 0;
      const present = await listPresent(db, { kind: 'article', subjectId: ArticleID, userId, now });
      return { Rows: presentPeople(present), Dict: { cn: toRevision('cn'), en: toRevision('en'), detail } };
    }),
  ];
}

function createWritingOperations(deps: NewsDeskDeps): readonly BoundOperation[] {
  const { db, clock } = deps;
  return [
    bind(contract.CreateDeskArticle, async ({ Section }, caller) => {
      const Row = await changeAsStaff(deps, { operation: 'CreateDeskArticle', caller }, async (work) => {
        const id = await insertArticle({ db: work.db, clock }, emptyDraft(Section));
        const result = await readDeskArticle(work.db, id, work);
        return { subject: { kind: 'article', id }, before: null, after: { Section }, result };
      });
      return { Row };
    }),
    bind(contract.SaveDeskArticleText, async (input, caller) => {
      const staff = signedInUser(caller);
      const save = {
        articleId: input.ArticleID,
        edition: input.Edition,
        was: input.ExpectedRevision,
        text: { title: input.Title, summary: input.Summary, body_html: input.Body, attachments: input.Attachments },
      };
      const outcome = await db
        .transaction()
        .execute((transaction) => saveText({ db: transaction, now: clock.now(), staff }, save));
      if (outcome.kind === 'changed') throw changedMeanwhile('Body');
      return { Row: outcome.text };
    }),
    bind(contract.SaveDeskArticleDetail, ({ ArticleID, ExpectedRevision, Detail }, caller) =>
      changed(deps, { operation: 'SaveDeskArticleDetail', caller, articleId: ArticleID }, (work) =>
        saveDetail(work, { articleId: ArticleID, was: ExpectedRevision, detail: Detail }),
      ),
    ),
  ];
}

function createStageOperations(deps: NewsDeskDeps): readonly BoundOperation[] {
  return [
    bind(contract.SubmitDeskArticle, ({ ArticleID: articleId, Note = null }, caller) =>
      changed(deps, { operation: 'SubmitDeskArticle', caller, articleId }, (work) =>
        submitArticle(work, { articleId, note: Note }),
      ),
    ),
    bind(contract.ReturnDeskArticle, ({ ArticleID: articleId, Note: note }, caller) =>
      changed(deps, { operation: 'ReturnDeskArticle', caller, articleId }, (work) =>
        returnArticle(work, { articleId, note }),
      ),
    ),
    bind(contract.PublishDeskArticle, ({ ArticleID: articleId, At, Revisions: seen, ConfirmLocked }, caller) =>
      changed(deps, { operation: 'PublishDeskArticle', caller, articleId }, (work) =>
        publishManuscript(
          { ...work, readFigures: deps.readFigures },
          { articleId, at: At === undefined ? null : new Date(At), seen, confirmsLocked: ConfirmLocked },
        ),
      ),
    ),
    bind(contract.WithdrawDeskArticle, ({ ArticleID: articleId, Note: note }, caller) =>
      changed(deps, { operation: 'WithdrawDeskArticle', caller, articleId }, (work) =>
        withdrawManuscript(work, { articleId, note }),
      ),
    ),
    bind(contract.DeleteDeskArticle, async ({ ArticleID: id }, caller) => {
      await changeAsStaff(deps, { operation: 'DeleteDeskArticle', caller }, async (work) => {
        const moved = await deleteManuscript(work, id);
        return { ...moved, subject: { kind: 'article', id }, result: null };
      });
      return {};
    }),
  ];
}

function createHeadlineOperations(deps: NewsDeskDeps): readonly BoundOperation[] {
  const { db, clock } = deps;
  return [
    bind(GetDeskHeadlines, () => readHeadlines(db, clock.now())),
    bind(ArrangeHeadlines, ({ ArticleIDs, Expected }, caller) =>
      changeAsStaff(deps, { operation: 'ArrangeHeadlines', caller }, (work) =>
        arrangeHeadlines(work, ArticleIDs, Expected),
      ),
    ),
  ];
}

function emptyDraft(section: Parameters<typeof insertArticle>[1]['section']): Parameters<typeof insertArticle>[1] {
  return {
    section,
    access: 'member',
    headlineRank: null,
    recommended: false,
    meat: 'beef',
    origins: [],
    cuts: [],
    tags: [],
    titlePicture: null,
    source: null,
    isDemo: false,
    report: null,
    texts: {},
  };
}

function createPictureOperations(deps: NewsDeskDeps): readonly BoundOperation[] {
  return [
    bind(contract.UploadArticlePicture, async ({ Files }, caller) => {
      const drawn = await makeWholePicture(Buffer.from(await Files.arrayBuffer()), articlePictureRule.maxWidth);
      const name = await storePicture(deps.files, 'articles', drawn.bytes);
      const Row = { Picture: name, Width: drawn.width, Height: drawn.height };
      await changeAsStaff(deps, { operation: 'UploadArticlePicture', caller }, async () => ({
        subject: { kind: 'picture', id: name },
        before: null,
        after: Row,
        result: null,
      }));
      return { Row };
    }),
  ];
}

export function createNewsDeskOperations(deps: NewsDeskDeps): readonly BoundOperation[] {
  return [
    ...createReadingOperations(deps),
    ...createWritingOperations(deps),
    ...createStageOperations(deps),
    ...createHeadlineOperations(deps),
    ...createPictureOperations(deps),
  ];
}
