import { countDays } from '@btc/contract/time.ts';
import type { LatestRelease, ReleaseRow } from '@btc/contract/trade/calendar.ts';
import { type FactSource, factSourceNames, factSources } from '@btc/contract/trade/trade-codes.ts';
import type { Db } from '#platform/db/db.ts';
import { listVintages } from '../facts/vintage.queries.ts';
import { toSpan } from './method.service.ts';
import { listPastReleases, listReleases } from './release-calendar.ts';
import type { Release } from './release-calendar.ts';
import { listStatedDays } from './release-day.queries.ts';
import { releaseWords } from './release-words.data.ts';

export async function findReleases(db: Db, today: string): Promise<readonly ReleaseRow[]> {
  return listReleases(today, await listStatedDays(db)).map((release) => presentRelease(release, today));
}

/** Last month of a source's figures; demonstration figures follow customs' calendar. */
function findLastMonth(source: FactSource, latest: readonly LatestRelease[]): string | null {
  const own = latest.filter(({ Source }) => Source === source || (source === 'customs' && Source === 'demo'));
  return (
    own
      .map(({ To }) => To)
      .toSorted()
      .at(-1) ?? null
  );
}

/** Releases past their day whose figures are not loaded; the preliminary totals are never loaded. */
export async function findOverdue(
  db: Db,
  today: string,
  latest: readonly LatestRelease[],
): Promise<readonly ReleaseRow[]> {
  const releases = listPastReleases(today, await listStatedDays(db)).map((release) => presentRelease(release, today));
  return releases.filter(({ Kind, Source, PeriodTo }) => {
    const last = findLastMonth(Source, latest);
    return Kind !== 'preliminary' && last !== null && PeriodTo > last;
  });
}

export async function listLatest(db: Db): Promise<readonly LatestRelease[]> {
  const vintages = await listVintages(db, null);
  return factSources.flatMap((source) => {
    const { to, publishedOn } = toSpan(vintages.filter((vintage) => vintage.source === source));
    if (to === null || publishedOn === null) return [];
    const { nameCn, nameEn } = factSourceNames[source];
    return [
      { Source: source, NameCn: nameCn, NameEn: nameEn, Demo: source === 'demo', PublishedOn: publishedOn, To: to },
    ];
  });
}

export function presentRelease({ kind, date, from, to, isAnnounced }: Release, today: string): ReleaseRow {
  const { source, titleCn, titleEn } = releaseWords[kind];
  const names = factSourceNames[source];
  return {
    Kind: kind,
    TitleCn: titleCn,
    TitleEn: titleEn,
    Source: source,
    SourceNameCn: names.nameCn,
    SourceNameEn: names.nameEn,
    Date: date,
    PeriodFrom: from,
    PeriodTo: to,
    Expected: !isAnnounced,
    Days: date.length === 7 ? null : countDays(today, date),
  };
}
