import type { ExhibitionTime } from '@btc/contract/directory/directory-codes.ts';
import type { ExhibitionDetail, ExhibitionRow } from '@btc/contract/directory/exhibition.ts';
import { findCountry } from '@btc/reference/places/countries.ts';
import { shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import { readKind } from './directory-codes.parse.ts';
import type { ExhibitionRecord } from './exhibition.queries.ts';

export function countryCn(code: string): string {
  return findCountry(code)?.nameCn ?? code;
}

export function exhibitionTime(
  { state, starts_on: start, ends_on: end }: Pick<ExhibitionRecord, 'state' | 'starts_on' | 'ends_on'>,
  today: string,
): ExhibitionTime {
  if (state === 'cancelled') return 'cancelled';
  if (end < today) return 'over';
  return start <= today ? 'running' : 'coming';
}

export function presentListed(row: ExhibitionRecord, today: string): ExhibitionRow {
  return {
    ExhibitionID: row.id,
    Kind: readKind(row.kind),
    Name: row.name,
    NameEn: row.name_en,
    Summary: row.summary,
    StartDate: row.starts_on,
    EndDate: row.ends_on,
    Time: exhibitionTime(row, today),
    Country: row.country,
    CountryCn: countryCn(row.country),
    City: row.city,
    Venue: row.venue,
    Demo: row.is_demo,
  };
}

export function presentExhibition(row: ExhibitionRecord, today: string): ExhibitionDetail {
  return {
    ...presentListed(row, today),
    Text: row.body,
    Address: row.address,
    Organiser: row.organiser,
    Website: row.website,
    UpdatedDate: shanghaiMoment(row.updated_at),
  };
}
