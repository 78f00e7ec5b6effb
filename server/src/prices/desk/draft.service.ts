import type { DraftOutcome, SaveQuoteDrafts } from '@btc/contract/prices/desk/quote-desk.ts';
import type { QuoteRule } from '@btc/contract/prices/price-codes.ts';
import { changeAgainst, findQuoteIssues } from '@btc/contract/prices/quote-checks.ts';
import type { InputOf } from '@btc/contract/wire/operation.ts';
import type { StaffWork } from '#platform/audit/staff-change.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import { readDayTerms } from '../convert/day-terms.ts';
import { toUnit } from '../series/series.present.ts';
import { toNewQuote, presentSheetQuote, type QuoteValues } from './sheet.present.ts';
import { deleteDrafts, lockQuotes, listLines, type SheetLine, upsertDrafts } from './sheet.queries.ts';

type Sheet = InputOf<typeof SaveQuoteDrafts>;
type Line = Sheet['Lines'][number];

type Verdict =
  | { readonly kind: 'refused'; readonly issues: DraftOutcome['Issues']; readonly change: number | null }
  | { readonly kind: 'confirm'; readonly change: number | null }
  | { readonly kind: 'remove' }
  | { readonly kind: 'save'; readonly values: QuoteValues; readonly change: number | null };

function refused(field: string, rule: QuoteRule): Verdict {
  return { kind: 'refused', issues: [{ Field: field, Rule: rule }], change: null };
}

export function judge(
  line: Line,
  found: SheetLine | undefined,
  { isFuture, jumpPercent }: { readonly isFuture: boolean; readonly jumpPercent: number },
): Verdict {
  if (found === undefined || !found.is_active) return refused('SeriesID', 'closed');
  if (isFuture) return refused('Date', 'future');
  if (found.quote?.state === 'published') return refused('SeriesID', 'published');
  if ((found.quote?.revision ?? 0) !== line.ExpectedRevision) return refused('ExpectedRevision', 'changed');
  const { Values: values } = line;
  if (values === null) return { kind: 'remove' };
  const change = changeAgainst(values.Mainstream, found.previous === null ? null : Number(found.previous.mainstream));
  const figures = { low: values.Low, high: values.High, mainstream: values.Mainstream };
  const issues = findQuoteIssues(figures, toUnit(found.unit));
  if (issues.length > 0) return { kind: 'refused', issues: [...issues], change };
  const isJump = change !== null && Math.abs(change) > jumpPercent;
  return isJump && !line.Confirmed ? { kind: 'confirm', change } : { kind: 'save', values, change };
}

export async function saveDrafts(
  { db, now, staff }: StaffWork,
  { Date: day, Lines }: Sheet,
): Promise<readonly DraftOutcome[]> {
  // Of a line that was sent twice the last counts.
  const lines = [...new Map(Lines.map((line) => [line.SeriesID, line])).values()];
  const ids = lines.map(({ SeriesID }) => SeriesID);
  await lockQuotes(db, day, ids);
  const found = new Map((await listLines(db, day, ids)).map((line) => [line.id, line]));
  const today = shanghaiDay(now);
  const days = await readDayTerms(db, { meat: 'beef', from: day, to: day });
  const rules = { isFuture: day > today, jumpPercent: days.settingsOn(day).jumpPercent };
  const verdicts = lines.map((line) => ({ line, verdict: judge(line, found.get(line.SeriesID), rules) }));
  const quotes = verdicts.flatMap(({ line, verdict }) =>
    verdict.kind === 'save' ? [toNewQuote(line.SeriesID, verdict.values, line.ExpectedRevision + 1)] : [],
  );
  const saved = await upsertDrafts(db, quotes, { day, userId: staff.userId, now });
  const removed = verdicts.flatMap(({ line, verdict }) => (verdict.kind === 'remove' ? [line.SeriesID] : []));
  await deleteDrafts(db, day, removed);
  const after = new Map((await listLines(db, day, ids)).map((line) => [line.id, line.quote]));
  return verdicts.map(({ line, verdict }): DraftOutcome => {
    const quote = after.get(line.SeriesID) ?? null;
    return {
      SeriesID: line.SeriesID,
      ...toOutcome(verdict, saved.has(line.SeriesID)),
      Quote: quote === null ? null : presentSheetQuote(quote),
    };
  });
}

function toOutcome(verdict: Verdict, isSaved: boolean): Pick<DraftOutcome, 'Outcome' | 'Issues' | 'Change'> {
  switch (verdict.kind) {
    case 'refused':
      return { Outcome: 'refused', Issues: verdict.issues, Change: verdict.change };
    case 'confirm':
      return { Outcome: 'confirm', Issues: [{ Field: 'Mainstream', Rule: 'jump' }], Change: verdict.change };
    case 'remove':
      return { Outcome: 'removed', Issues: [], Change: null };
    case 'save':
      return isSaved
        ? { Outcome: 'saved', Issues: [], Change: verdict.change }
        : { Outcome: 'refused', Issues: [{ Field: 'ExpectedRevision', Rule: 'changed' }], Change: verdict.change };
  }
}
