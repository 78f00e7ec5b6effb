import { chosen, type DataPage, dots, number, page, text } from '../data/data-page.ts';
import { quotaPage } from './quota-paths.ts';
import { type DataView, dataViews, findView, type ViewCode, type ViewFilter } from './views.ts';

/*
 * Where the data sets of the trade room stand for people.
 */

const filterParams = {
  Type: ['type', dots('Type')],
  Origin: ['origin', dots('Origin')],
  Storage: ['storage', text('Storage')],
  Cuts: ['cut', dots('Cuts')],
  PlantNo: ['plant', dots('PlantNo')],
} as const satisfies Record<ViewFilter, readonly [string, DataPage['params'][string]]>;

const span = {
  period: text('Period'),
  from: text('StartDate'),
  to: text('EndDate'),
  source: text('Source'),
  asof: text('AsPublishedOn'),
  weight: text('Weight'),
};

const contrastParams = {
  periods: {
    from2: { ...text('OtherStart'), sentAs: ['Dates', 'Dates.2'] },
    to2: { ...text('OtherEnd'), sentAs: ['Dates.3'] },
  },
  sides: { other: { ...text('Other'), sentAs: ['OtherOrigin', 'OtherType'] } },
} as const;

/** Suffixes of a view's data sets. */
export const viewParts = ['', '-periods', '-series', '-trend', '-concentration', '-exporters'] as const;
export type ViewPart = (typeof viewParts)[number];

export function hasPart({ rows, calls, company, chart, table, hasStructure }: DataView, part: ViewPart): boolean {
  switch (part) {
    case '':
      return true;
    case '-periods':
      return rows === 'members';
    case '-series':
      return calls.chart !== null;
    case '-trend':
      return company !== null || table === 'plant';
    case '-concentration':
      return hasStructure;
    case '-exporters':
      return chart === 'exporter';
  }
}

function toParams({ filters, rows, figure }: DataView): DataPage['params'] {
  const own = filters.map((filter) => filterParams[filter]);
  const { period, ...rest } = span;
  const other = rows === 'contrast' ? contrastParams[figure === 'diverging' ? 'periods' : 'sides'] : {};
  return {
    ...Object.fromEntries(own),
    ...(rows === 'members' || rows === 'periods' ? { period } : {}),
    ...rest,
    ...other,
  };
}

/** View of the data page's query: the one it names, else the first of the meat. */
export function readView(search: URLSearchParams): ViewCode {
  const view = findView(search.get('view') ?? '');
  return view?.code ?? (search.get('meat') === 'pork' ? 'pork-one' : 'beef-one');
}

function toPage(view: DataView, part: ViewPart): DataPage {
  const params = toParams(view);
  const trend = { company: text('Company') };
  return page('/BTCData', {
    chosenBy: chosen('view', view.code, view.code === 'beef-one'),
    shownBy: part === '' && view.calls.chart !== null ? { show: 'table' } : {},
    isMain: part === '',
    params: part === '-trend' ? { ...params, ...trend } : params,
  });
}

type PartName = `${ViewCode}${ViewPart}`;

const viewPages = Object.fromEntries(
  dataViews.flatMap((view) =>
    viewParts.filter((part) => hasPart(view, part)).map((part) => [`${view.code}${part}`, toPage(view, part)]),
  ),
) as Readonly<Record<PartName, DataPage>>; // those that there are

export const tradeDataPages = {
  ...viewPages,
  'release-calendar': page('/BTCData/Calendar'),
  releases: page('/BTCData/Revisions', { params: { source: text('Source') } }),
  'revised-figures': page('/BTCData/Revisions', {
    isMain: false,
    params: {
      publication: number('RevisionID'),
      source: text('Source'),
      origin: text('Origin'),
      from: text('StartDate'),
      to: text('EndDate'),
    },
  }),
  'quota-use': page(quotaPage),
  'quota-notices': page(quotaPage, { isMain: false }),
} as const satisfies Record<string, DataPage>;

type Fields = Readonly<Record<string, unknown>>;

/** Maps page parameters to fields of the call: a second period becomes four dates, the other side a place or goods. */
export function toViewRequest({ OtherStart, OtherEnd, Other, ...fields }: Fields): Fields {
  const { StartDate, EndDate } = fields;
  const hasSecond = OtherStart !== undefined && OtherEnd !== undefined;
  const isGoods = typeof Other === 'string' && /^[a-z]/.test(Other);
  return {
    ...fields,
    IsFirst: StartDate === undefined && EndDate === undefined,
    ...(hasSecond ? { Dates: [StartDate ?? '', EndDate ?? '', OtherStart, OtherEnd] } : {}),
    ...(Other === undefined ? {} : { [isGoods ? 'OtherType' : 'OtherOrigin']: Other }),
  };
}

/** The subject of a trend is a company by its code, or a plant by its number. */
export function toTrendRequest({ Company = '', Cuts: _cuts, ...fields }: Fields): Fields {
  const isPlant = typeof Company === 'string' && (Company.includes('-') || /^P\d/.test(Company));
  return { ...fields, IsFirst: false, ...(isPlant ? { PlantNo: Company } : { Company, PlantNo: '' }) };
}

/** Inverse of `toViewRequest`, for addresses with the fields of the call; several months are joined with `|`. */
export function fromViewRequest({ Dates, OtherOrigin, OtherType, ...fields }: Fields): Fields {
  const [from, to, from2, to2] = typeof Dates === 'string' && Dates !== '' ? Dates.split('|') : [];
  const other = [OtherOrigin, OtherType].find((code) => code !== undefined && code !== '');
  return {
    ...fields,
    ...(from2 === undefined || to2 === undefined
      ? {}
      : { StartDate: from, EndDate: to, OtherStart: from2, OtherEnd: to2 }),
    ...(other === undefined ? {} : { Other: other }),
  };
}

/** The inverse of `toTrendRequest`. */
export function fromTrendRequest({ Company, PlantNo, ...fields }: Fields): Fields {
  return { ...fields, Company: Company ?? PlantNo };
}
