import type { FoundThing } from '@btc/contract/console/search.ts';
import type { FoundKind } from '@btc/contract/console/search-kinds.ts';
import type { PriceSeries } from '@btc/contract/prices/quote-row.ts';
import { findOrigin } from '@btc/reference/places/origins.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import type { Dictionary } from '#dictionary/face.ts';
import type { SuggestedRecord } from '#plants/face.ts';
import { priceCut } from '#prices/face.ts';
import type { FoundArticle } from './article-search.queries.ts';
import type { FoundEntry, FoundMember, FoundPost, FoundVideo, LatestQuote } from './desk-search.queries.ts';
import { seriesNote } from './series-search.ts';

const separator = ' · ';

function joined(...parts: readonly (string | null)[]): string | null {
  const given = parts.filter((part) => part !== null && part !== '');
  return given.length === 0 ? null : given.join(separator);
}

function thing(kind: FoundKind, id: number, values: Partial<FoundThing> & Pick<FoundThing, 'NameCn' | 'NameEn'>) {
  return { Kind: kind, ID: id, NoteCn: null, NoteEn: null, Date: null, Sheet: null, Demo: false, ...values };
}

export function presentTitled(kind: 'article' | 'video', row: FoundArticle | FoundVideo): FoundThing {
  const { id, title_cn: cn, title_en: en } = row;
  const name = cn ?? en ?? `#${id}`;
  const date = row.published_at === null ? null : shanghaiDay(row.published_at);
  return thing(kind, id, { NameCn: name, NameEn: en ?? name, Date: date, Demo: row.is_demo });
}

export function presentFoundMember(row: FoundMember): FoundThing {
  const { login_user_name: login, company_name: company, company_local_name: local, contact_person_name: person } = row;
  const formatNote = (company: string | null) => (company === null && person === null ? null : joined(company, person));
  return thing('member', row.id, {
    NameCn: login,
    NameEn: login,
    NoteCn: formatNote(local ?? company),
    NoteEn: formatNote(company ?? local),
    Demo: row.is_demo,
  });
}

export function presentFoundPlant(row: SuggestedRecord): FoundThing {
  const origin = findOrigin(row.origin);
  const number = row.listed_number ?? row.number;
  const other = row.name_local ?? row.code;
  return thing('plant', row.id, {
    NameCn: row.name_cn ?? row.name_en ?? other,
    NameEn: row.name_en ?? row.name_cn ?? other,
    NoteCn: joined(number, origin?.nameCn ?? row.origin),
    NoteEn: joined(number, origin?.nameEn ?? row.origin),
    Demo: row.is_demo,
  });
}

export function presentFoundSeries(series: PriceSeries, quote: LatestQuote | null): FoundThing {
  return thing(quote === null ? 'series' : 'quote', series.SeriesID, {
    NameCn: `${series.OriginCn}${series.CutCn}`,
    NameEn: `${series.OriginEn} ${series.CutEn}`,
    NoteCn: seriesNote(series, 'nameCn'),
    NoteEn: seriesNote(series, 'nameEn'),
    Date: quote?.day ?? null,
    Sheet: {
      Meat: series.Meat,
      MarketType: series.MarketType,
      Origin: series.OriginCode,
      Low: quote === null ? null : Number(quote.low),
      High: quote === null ? null : Number(quote.high),
      Unit: series.Unit,
    },
    Demo: series.Demo,
  });
}

export function presentFoundPost(row: FoundPost, dictionary: Dictionary): FoundThing {
  const origin = row.origin === null ? undefined : findOrigin(row.origin);
  const cut =
    row.cut === null || row.meat === null ? null : priceCut(dictionary, row.meat === 'pork' ? 'pork' : 'beef', row.cut);
  const number = `#${row.id}`;
  const goodsCn = `${origin?.nameCn ?? ''}${cut?.cn ?? ''}`;
  const goodsEn = `${origin?.nameEn ?? ''} ${cut?.en ?? ''}`.trim();
  return thing('post', row.id, {
    NameCn: row.title ?? (goodsCn === '' ? number : goodsCn),
    NameEn: row.title ?? (goodsEn === '' ? number : goodsEn),
    NoteCn: row.author_name,
    NoteEn: row.author_name,
    Date: shanghaiDay(row.created_at),
    Demo: row.is_demo,
  });
}

export function presentFoundEntry(
  kind: 'merchant' | 'exhibition',
  row: FoundEntry & { readonly starts_on?: string },
): FoundThing {
  return thing(kind, row.id, {
    NameCn: row.name,
    NameEn: row.name_en ?? row.name,
    NoteCn: row.city,
    NoteEn: row.city,
    Date: row.starts_on ?? null,
    Demo: row.is_demo,
  });
}
