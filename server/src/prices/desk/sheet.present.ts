import type { SheetQuote, SheetRow } from '@btc/contract/prices/desk/quote-desk.ts';
import { shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import type { Dictionary } from '#dictionary/face.ts';
import { toBasis, presentSeries } from '../series/series.present.ts';
import type { DeskQuote, NewQuote, SheetLine } from './sheet.queries.ts';

export type QuoteValues = Omit<SheetQuote, 'State' | 'Revision' | 'SavedBy' | 'SavedAt'>;

export function presentValues(quote: DeskQuote): QuoteValues {
  return {
    Low: Number(quote.low),
    High: Number(quote.high),
    Mainstream: Number(quote.mainstream),
    QuoteCount: quote.quote_count,
    Basis: toBasis(quote.basis),
    Provisional: quote.is_provisional,
    GroupSize: quote.group_size,
  };
}

export function presentSheetQuote(quote: NonNullable<SheetLine['quote']>): SheetQuote {
  return {
    ...presentValues(quote),
    State: quote.state === 'published' ? 'published' : 'draft',
    Revision: quote.revision,
    SavedBy: quote.saved_by,
    SavedAt: shanghaiMoment(new Date(quote.saved_at)),
  };
}

export function presentLine(line: SheetLine, dictionary: Dictionary): SheetRow {
  return {
    ...presentSeries(line, dictionary),
    Quote: line.quote === null ? null : presentSheetQuote(line.quote),
    Previous: line.previous === null ? null : { ...presentValues(line.previous), Date: line.previous.day },
  };
}

export function toNewQuote(seriesId: number, values: QuoteValues, revision: number): NewQuote {
  return {
    seriesId,
    low: values.Low,
    high: values.High,
    mainstream: values.Mainstream,
    quoteCount: values.QuoteCount,
    groupSize: values.GroupSize,
    basis: values.Basis,
    isProvisional: values.Provisional,
    revision,
  };
}
