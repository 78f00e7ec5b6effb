import type { SheetRow } from '@btc/contract/prices/desk/quote-desk.ts';
import type { DictionaryEntry } from '@btc/contract/prices/desk/name-dictionary.ts';
import { liveCattleSeries } from '@btc/contract/prices/benchmarks/live-cattle-series.ts';
import type { QuotedMarket } from '@btc/contract/prices/price-codes.ts';
import { beefCuts } from '@btc/reference/goods/beef-cuts.ts';
import { origins } from '@btc/reference/places/origins.ts';
import { portRows } from '@btc/reference/places/ports.data.ts';
import { terms } from '@btc/reference/goods/terms.data.ts';
import { toCattleRow } from '../../sheet/cattle-line.ts';
import type { LineRow } from '../../sheet/sheet-lines.ts';
import { sheetKinds } from '../../sheet/typed-line.ts';
import { NameBook, type SheetDictionaries } from '../name-book.ts';
import type { ColumnMeaning } from '../read/paste-words.data.ts';
import { type PastePlan, planPaste } from '../plan-paste.ts';
import { readPasted } from '../read/read-pasted.ts';

const taught: Readonly<Record<string, readonly string[]>> = {
  AUS: ['澳洲'],
  USA: ['美'],
  shank: ['前后腱', '腱子组合'],
  knuckle: ['霖肉米龙'],
  topside: ['霖肉米龙'],
  shanghai: ['上海港', '洋山'],
};

interface Named {
  readonly Code: string;
  readonly NameCn: string;
  readonly NameEn: string;
  readonly names: readonly string[];
  readonly form?: string;
}

function toEntry({ names, form, ...entry }: Named, isOrigin = false): DictionaryEntry {
  return {
    ...entry,
    GroupCode: '',
    GroupCn: '',
    GroupEn: '',
    Known: [...names],
    EvidenceCn: '',
    EvidenceEn: '',
    Aliases: (taught[entry.Code] ?? []).map((Alias, index) => ({
      AliasID: index + 1,
      Alias,
      AddedAt: '2026-11-01T08:00:00+08:00',
      With: [],
    })),
    Entry: isOrigin
      ? null
      : {
          Revision: 1,
          Form: form ?? null,
          HsCode: null,
          NoteCn: null,
          NoteEn: null,
          Listed: true,
          Source: 'portal',
          Names: names.map((Name) => ({ Role: 'market' as const, Name, Source: 'trade' })),
          Substitutes: [],
        },
  };
}

export const dictionaries: SheetDictionaries = {
  cuts: beefCuts.map(({ id, nameCn, nameEn, form, ...cut }) => {
    const numbers = [cut.ausMeat, cut.imps].flatMap((number) => number ?? []);
    const aliases = [...cut.aliasesCn, ...('aliasesEn' in cut ? (cut.aliasesEn ?? []) : []), ...numbers];
    return toEntry({ Code: id, NameCn: nameCn, NameEn: nameEn, form, names: aliases });
  }),
  origins: origins.map(({ code, nameCn, nameEn, customsCode, otherCustomsNames, comtradeNames }) => {
    const number = customsCode === null ? [] : [customsCode];
    const names = [...otherCustomsNames, ...comtradeNames, ...number];
    return toEntry({ Code: code, NameCn: nameCn, NameEn: nameEn, names }, true);
  }),
  ports: portRows.map(({ code, nameCn, nameEn }) => toEntry({ Code: code, NameCn: nameCn, NameEn: nameEn, names: [] })),
  terms: terms.map(({ code, nameCn, nameEn, aliasesCn }) =>
    toEntry({ Code: code, NameCn: nameCn, NameEn: nameEn, names: aliasesCn }),
  ),
};

type RowFacts = Partial<Pick<SheetRow, 'Specs' | 'Brand' | 'Storage' | 'Term' | 'Port' | 'Quote'>>;

export function toSheetRow(
  id: number,
  [market, origin, cut]: readonly [QuotedMarket, string, string],
  facts: RowFacts = {},
): SheetRow {
  const [place, goods] = [origins.find(({ code }) => code === origin), beefCuts.find((one) => one.id === cut)];
  const isAbroad = market === 'forward' || market === 'afloat';
  const row = {
    Specs: [],
    Brand: null,
    Storage: 'frozen' as const,
    Term: isAbroad ? ('CFR' as const) : ('EXW' as const),
    Port: isAbroad ? 'main' : 'shanghai',
    Quote: null,
    ...facts,
  };
  const port = portRows.find(({ code }) => code === row.Port);
  return {
    SeriesID: id,
    Meat: 'beef',
    MarketType: market,
    OriginCode: origin,
    OriginCn: place?.nameCn ?? origin,
    OriginEn: place?.nameEn ?? origin,
    CutCode: cut,
    CutCn: goods?.nameCn ?? cut,
    CutEn: goods?.nameEn ?? cut,
    CutGroupCode: '',
    CutGroupCn: '',
    CutGroupEn: '',
    PortCn: port?.nameCn ?? row.Port,
    PortEn: port?.nameEn ?? row.Port,
    Unit: isAbroad ? 'USD/t' : 'CNY/kg',
    Level: isAbroad ? 'cif' : 'exStore',
    Demo: false,
    Previous: null,
    ...row,
  };
}

const published = {
  Low: 1,
  Mainstream: 1,
  High: 1,
  QuoteCount: 1,
  Basis: 'offer',
  Provisional: false,
  GroupSize: null,
  State: 'published',
  Revision: 1,
  SavedBy: null,
  SavedAt: '2026-11-27T10:00:00+08:00',
} as const;

export const forwardRows: readonly LineRow[] = [
  toSheetRow(1, ['forward', 'BRA', 'topside']),
  toSheetRow(2, ['forward', 'BRA', 'knuckle']),
  toSheetRow(3, ['forward', 'BRA', 'shank']),
  toSheetRow(4, ['forward', 'BRA', 'fq6']),
  toSheetRow(5, ['forward', 'BRA', 'flank90'], { Specs: ['90VL'] }),
  toSheetRow(6, ['forward', 'BRA', 'trim80'], { Specs: ['80VL'] }),
  toSheetRow(7, ['forward', 'URY', 'topside']),
  toSheetRow(8, ['forward', 'URY', 'shank'], { Specs: ['GRASS'] }),
  toSheetRow(9, ['forward', 'URY', 'chuck_blade'], { Specs: ['GRASS'] }),
  toSheetRow(10, ['forward', 'USA', 'short_plate'], { Specs: ['GF150'] }),
  toSheetRow(11, ['forward', 'AUS', 'striploin'], { Specs: ['GRASS'] }),
  toSheetRow(12, ['forward', 'AUS', 'striploin'], { Specs: ['GF100'] }),
  toSheetRow(13, ['forward', 'AUS', 'striploin'], { Specs: ['GF100'], Storage: 'chilled' }),
  toSheetRow(14, ['forward', 'ARG', 'rump']),
  toSheetRow(15, ['forward', 'ARG', 'rump'], { Term: 'CIF', Port: 'tianjin' }),
  toSheetRow(16, ['forward', 'ARG', 'knuckle'], { Brand: 'SIF 2062' }),
  toSheetRow(17, ['forward', 'NZL', 'brisket'], { Quote: published }),
  toSheetRow(18, ['forward', 'ARG', 'cow6']),
];

export const spotRows: readonly LineRow[] = [
  toSheetRow(31, ['spot', 'BRA', 'topside']),
  toSheetRow(32, ['spot', 'BRA', 'shank']),
  toSheetRow(33, ['spot', 'BRA', 'shank'], { Port: 'tianjin' }),
  toSheetRow(34, ['spot', 'URY', 'navel'], { Port: 'tianjin' }),
  toSheetRow(35, ['spot', 'BRA', 'trim80'], { Specs: ['80VL'], Port: 'dalian' }),
];

export const cattleRows: readonly LineRow[] = liveCattleSeries.map(({ code }) =>
  toCattleRow({ Code: code, Quote: null, Previous: null, Demo: false }, 'cn'),
);

export const sheetRows = { forward: forwardRows, spot: spotRows, livecattle: cattleRows } as const;
export type FixtureMarket = keyof typeof sheetRows;

const books = new Map<FixtureMarket, NameBook>();

function openBook(market: FixtureMarket): NameBook {
  const book = books.get(market) ?? new NameBook(dictionaries, sheetRows[market]);
  books.set(market, book);
  return book;
}

export interface FixtureSettings {
  readonly chosen?: ReadonlyMap<number, number>;
  readonly columns?: ReadonlyMap<number, ColumnMeaning>;
  readonly idsBelow?: readonly number[];
}

export const fixtureDay = '2026-11-27';

export function planText(
  market: FixtureMarket,
  text: string,
  settings: FixtureSettings = {},
): PastePlan & { readonly undecided: ReadonlyMap<number, string> } {
  const [rows, book] = [sheetRows[market], openBook(market)];
  const kind = market === 'livecattle' ? sheetKinds.cattle : sheetKinds.quotes;
  const context = { book, day: fixtureDay, today: '2026-11-28' };
  const block = readPasted(text, { context, main: kind.main, ...(settings.columns && { chosen: settings.columns }) });
  const plan = planPaste(block, {
    sheet: { meat: 'beef', market, rows, book },
    kind,
    isLocked: (id) => rows.find(({ SeriesID }) => SeriesID === id)?.Quote?.State === 'published',
    idsBelow: settings.idsBelow ?? rows.map(({ SeriesID }) => SeriesID),
    chosen: settings.chosen ?? new Map(),
  });
  return { ...plan, undecided: block.undecided };
}

/** The lines of a plan as `id: Low=5150 Mainstream=5200`, and of what does not go, `? reason` or `! reason`. */
export function describePlan({ rows }: PastePlan): readonly string[] {
  return rows.map(({ kind, changes, issues, choices }) => {
    if (kind === 'taken') {
      const ids = [...new Set(changes.map(({ id }) => id))];
      return ids
        .map((id) => {
          const cells = changes.filter((change) => change.id === id).map(({ field, text }) => `${field}=${text}`);
          return `${id}: ${cells.join(' ')}`;
        })
        .join(' + ');
    }
    const why = [...new Set(issues.map((issue) => issue.kind))].join(' ');
    return kind === 'open' ? `? ${why} ${choices.join('/')}` : `! ${why}`;
  });
}
