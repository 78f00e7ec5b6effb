import type { ManuscriptDetail } from '@btc/contract/news/desk/manuscript.ts';

/** Article details as edited; origins, cuts and tags as one line of text each. */
export interface DetailDraft {
  readonly detail: ManuscriptDetail;
  readonly origins: string;
  readonly cuts: string;
  readonly tags: string;
}

export type DetailIssue = 'needPeriod';

const separators = /[\s,，、;；]+/u;

function toList(line: string): string[] {
  return [...new Set(line.split(separators).filter((word) => word !== ''))];
}

export function toDetailDraft(detail: ManuscriptDetail): DetailDraft {
  const { Origins, Cuts, Tags } = detail;
  return { detail, origins: Origins.join(' '), cuts: Cuts.join(' '), tags: Tags.join(', ') };
}

/** Tags may contain spaces: only commas and semicolons separate them. */
function parseTags(line: string): string[] {
  const words = line.split(/[,，、;；]+/u).map((word) => word.trim());
  return [...new Set(words.filter((word) => word !== ''))];
}

export function toDetail({ detail, origins, cuts, tags }: DetailDraft): ManuscriptDetail {
  const isReport = detail.Section === 'report';
  return {
    ...detail,
    Origins: toList(origins).map((code) => code.toUpperCase()),
    Cuts: toList(cuts),
    Tags: parseTags(tags),
    Source: detail.Source?.trim() === '' ? null : (detail.Source?.trim() ?? null),
    Report: isReport ? detail.Report : null,
  };
}

export function findDetailIssues(draft: DetailDraft): readonly DetailIssue[] {
  const { Section, Report } = toDetail(draft);
  const isPeriodMissing =
    Section === 'report' &&
    (Report === null ||
      [Report.PeriodStart, Report.PeriodEnd, Report.Date].some((day) => day === '') ||
      Report.PeriodStart > Report.PeriodEnd);
  return isPeriodMissing ? ['needPeriod'] : [];
}

/** Three-way merge after another save: fields changed here stay, the rest is taken from `theirs`. */
export function mergeDetail(
  was: ManuscriptDetail,
  { detail, ...lines }: DetailDraft,
  theirs: ManuscriptDetail,
): DetailDraft {
  const [before, after] = [toDetailDraft(was), toDetailDraft(theirs)];
  const toLine = (name: keyof typeof lines) => (lines[name] === before[name] ? after[name] : lines[name]);
  const findField = <Name extends keyof ManuscriptDetail>(name: Name): ManuscriptDetail[Name] =>
    JSON.stringify(detail[name]) === JSON.stringify(was[name]) ? theirs[name] : detail[name];
  return {
    detail: {
      ...theirs,
      Section: findField('Section'),
      Access: findField('Access'),
      Meat: findField('Meat'),
      TitlePicture: findField('TitlePicture'),
      Source: findField('Source'),
      HeadlineRank: findField('HeadlineRank'),
      Recommended: findField('Recommended'),
      Shared: findField('Shared'),
      Report: findField('Report'),
    },
    origins: toLine('origins'),
    cuts: toLine('cuts'),
    tags: toLine('tags'),
  };
}
