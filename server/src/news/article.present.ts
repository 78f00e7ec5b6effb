import type { ArticleDict, NewsDetailRow, NewsNeighbour, NewsRow } from '@btc/contract/news/article-row.ts';
import {
  type ArticleAccess,
  articleAccesses,
  type ArticleMeat,
  articleMeats,
  type NewsSection,
  newsSections,
  type ReportType,
  reportTypes,
} from '@btc/contract/news/sections.ts';
import { presentCode } from '@btc/contract/names.ts';
import { findOrigin } from '@btc/reference/places/origins.ts';
import type { ItemAccess } from '#platform/access/item-access.ts';
import { storedWord } from '#platform/db/stored-word.ts';
import type { Dictionary } from '#dictionary/face.ts';
import type { ArticleListRow } from './article.queries.ts';
import type { ArticleDetailRow } from './article-detail.queries.ts';
import { formatPeriodName } from './report-period.ts';
import { shanghaiMoment } from '#platform/clock/shanghai-time.ts';

const toSection = (value: string): NewsSection => storedWord(newsSections, value);
const toAccess = (value: string): ArticleAccess => storedWord(articleAccesses, value);
const toMeat = (value: string): ArticleMeat => storedWord(articleMeats, value);
const toReportType = (value: string): ReportType => storedWord(reportTypes, value);

function presentReport(row: ArticleListRow): NewsRow['Report'] {
  const { report_type: type, period_start: start, period_end: end, report_date: date } = row;
  if (type === null || start === null || end === null || date === null) return null;
  const reportType = toReportType(type);
  return {
    Type: reportType,
    Period: formatPeriodName(reportType, start),
    PeriodStart: start,
    PeriodEnd: end,
    Date: date,
  };
}

export function presentRow(row: ArticleListRow): NewsRow {
  return {
    NewsID: row.id,
    NewsTitle: row.title,
    NewsDateTime: shanghaiMoment(row.published_at),
    NewsTitlePic: row.title_picture,
    NewsSummary: row.summary,
    Section: toSection(row.section),
    Access: toAccess(row.access),
    Meat: toMeat(row.meat),
    Origins: row.origins,
    Cuts: row.cuts,
    ReadingMinutes: row.reading_minutes,
    Demo: row.is_demo,
    Report: presentReport(row),
  };
}

interface ArticleReading {
  readonly access: ItemAccess;
  /** Null where nobody is signed in. */
  readonly collected: boolean | null;
  readonly dictionary: Dictionary;
}

function presentTitle(row: NonNullable<ArticleDetailRow['previous']>): NewsNeighbour {
  return {
    NewsID: row.id,
    NewsTitle: row.title,
    Access: toAccess(row.access),
    NewsDateTime: shanghaiMoment(new Date(row.published_at)),
    ReportDate: row.report_date,
  };
}

const presentNeighbour = (row: ArticleDetailRow['previous']) => (row === null ? null : presentTitle(row));

function presentDict(row: ArticleDetailRow, access: ItemAccess): ArticleDict {
  const beside = {
    TrialLeft: access.trialLeft,
    Previous: presentNeighbour(row.previous),
    Next: presentNeighbour(row.next),
    ...(row.similar === undefined ? {} : { Similar: row.similar.map((one) => presentTitle(one)) }),
  };
  return access.kind === 'open'
    ? { Locked: false, ...beside }
    : { Locked: true, Module: 'Info', Reason: access.reason, Preview: row.preview, ...beside };
}

function presentOrigins({ origins }: ArticleDetailRow): NewsDetailRow['OriginNames'] {
  return origins.flatMap((code) => {
    const origin = findOrigin(code);
    return origin === undefined || origin.code === 'OTH' ? [] : presentCode(origin.code, origin);
  });
}

/** Names of an article's cuts; for both meats the beef cut wins where it has the code. */
function presentCuts({ meat, cuts }: ArticleDetailRow, dictionary: Dictionary): NewsDetailRow['CutNames'] {
  const meats = (['beef', 'pork'] as const).filter((one) => meat === 'both' || meat === one);
  return cuts.flatMap((code) => {
    const [found] = meats.flatMap((one) => {
      const cut = dictionary.findCut(one, code);
      return cut === undefined ? [] : [{ ...presentCode(code, cut), Meat: one }];
    });
    return found ?? [];
  });
}

/** An article for its own page; a locked one has neither text nor attachments. */
export function presentArticle(
  row: ArticleDetailRow,
  { access, collected, dictionary }: ArticleReading,
): { Row: NewsDetailRow; Dict: ArticleDict } {
  const open = access.kind === 'open';
  return {
    Row: {
      ...presentRow(row),
      ...(open ? { NewsContext: row.body_html } : {}),
      OriginNames: presentOrigins(row),
      CutNames: presentCuts(row, dictionary),
      Source: row.source,
      UpdatedAt: shanghaiMoment(row.updated_at),
      Editions: [...(row.in_cn ? (['cn'] as const) : []), ...(row.in_en ? (['en'] as const) : [])],
      Shared: row.is_shared,
      Collected: collected,
      Attachments: open ? row.attachments.map(({ address, name }) => ({ AppendixAddr: address, Name: name })) : [],
    },
    Dict: presentDict(row, access),
  };
}
