import type { Edition } from '@btc/contract/members/access.ts';
import {
  type DeskArticle,
  type DeskArticleRow,
  deskArticleRow,
  manuscriptDetail,
  type ManuscriptText,
  manuscriptText,
  type VersionRow,
  versionRow,
} from '@btc/contract/news/desk/manuscript.ts';
import { readingMinutes } from '@btc/contract/news/reading-time.ts';
import { shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import { plainParagraphs, previewParagraphs } from '#platform/rich-text/article-html.ts';
import type { DeskListRow } from './desk-list.queries.ts';
import type { findManuscript, ManuscriptTextRow } from './manuscript.queries.ts';
import type { listPresent } from '#platform/staff/presence.queries.ts';
import { toWriter } from '#platform/staff/present-writer.ts';
import type { findVersion, VersionListRow } from './version.queries.ts';

function momentOrNull(moment: Date | null): string | null {
  return moment === null ? null : shanghaiMoment(moment);
}

export function presentListRow(row: DeskListRow): DeskArticleRow {
  return deskArticleRow.parse({
    ArticleID: row.id,
    Stage: row.stage,
    TitleCn: row.title_cn,
    TitleEn: row.title_en,
    Section: row.section,
    Access: row.access,
    PublishDate: momentOrNull(row.published_at),
    Unpublished: row.is_unpublished,
    ChangedDate: shanghaiMoment(row.changed_at),
    ChangedBy: toWriter(row.changed_by, row.changed_by_name),
    HeadlineRank: row.headline_rank,
    Recommended: row.recommended,
    Demo: row.is_demo,
  });
}

export function presentText(row: ManuscriptTextRow): ManuscriptText {
  const words = plainParagraphs(row.body_html).join('\n');
  return manuscriptText.parse({
    Title: row.title,
    Summary: row.summary,
    Body: row.body_html,
    Attachments: row.attachments,
    Revision: row.revision,
    SavedDate: momentOrNull(row.saved_at),
    SavedBy: toWriter(row.saved_by, row.saved_by_name),
    Preview: previewParagraphs(row.body_html),
    ReadingMinutes: words === '' ? 0 : readingMinutes(words),
  });
}

interface ArticleParts {
  readonly row: DeskListRow;
  readonly manuscript: NonNullable<Awaited<ReturnType<typeof findManuscript>>>;
  readonly texts: readonly ManuscriptTextRow[];
  readonly present: Awaited<ReturnType<typeof listPresent>>;
}

export function presentPeople(present: ArticleParts['present']): DeskArticle['Present'] {
  return present.map(({ user_id: id, login_user_name: name, part: edition }) => ({
    StaffID: id,
    LoginUserName: name,
    Edition: edition === 'cn' || edition === 'en' ? edition : null,
  }));
}

export function presentDeskArticle({ row, manuscript, texts, present }: ArticleParts): DeskArticle {
  const formatText = (edition: Edition) => {
    const found = texts.find((text) => text.edition === edition);
    if (found === undefined) throw new Error(`Manuscript ${row.id} has no text for ${edition}`);
    return presentText(found);
  };
  return {
    ...presentListRow(row),
    Detail: manuscriptDetail.parse(manuscript.detail),
    DetailRevision: manuscript.detail_revision,
    Texts: { cn: formatText('cn'), en: formatText('en') },
    Note: manuscript.note,
    Present: presentPeople(present),
  };
}

export function presentVersion(row: VersionListRow): VersionRow {
  return versionRow.parse({
    VersionID: row.id,
    ArticleID: row.article_id,
    Edition: row.edition,
    Kind: row.kind,
    Title: row.title,
    SavedDate: shanghaiMoment(row.saved_at),
    SavedBy: toWriter(row.saved_by, row.saved_by_name),
  });
}

export function presentWholeVersion(row: NonNullable<Awaited<ReturnType<typeof findVersion>>>) {
  return {
    ...presentVersion(row),
    Summary: row.summary,
    Body: row.body_html,
    Attachments: manuscriptText.shape.Attachments.parse(row.attachments),
  };
}
