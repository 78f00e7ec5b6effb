import type { Edition } from '@btc/contract/members/access.ts';
import { getView } from '@btc/contract/trade/views.ts';
import { findContrast } from './fit-to-view.ts';
import { pageSearch } from './page-address.ts';
import { openingState, type PageState } from './page-state.ts';

/** The request for a state. Always asks for the options: every answer needs them for the filters. */
export function toQuestion(state: PageState, edition: Edition) {
  return {
    isEn: edition === 'en',
    IsFirst: true,
    Origin: state.origins.join('|'),
    Type: state.types.join('|'),
    Storage: state.storage ?? '',
    PlantNo: state.plants.join('|'),
    Cuts: state.cuts.join('|'),
    StartDate: state.from ?? '',
    EndDate: state.to ?? '',
    Source: state.source ?? '',
    Period: state.period ?? 'month',
    AsPublishedOn: state.asPublishedOn ?? '',
    Weight: state.weight,
  } as const;
}

/** The request of a contrast: adds the second period or side. */
export function toContrastQuestion(state: PageState, edition: Edition) {
  const question = toQuestion(state, edition);
  switch (findContrast(state.view)) {
    case 'periods':
      return { ...question, Dates: listDates(state) };
    case 'sides':
      return { ...question, ...toOtherSide(state.other) };
    case null:
      return question;
  }
}

function listDates({ from, to, second }: PageState): [string, string, string, string] | [] {
  return second === null ? [] : [from ?? '', to ?? '', second.from, second.to];
}

function toOtherSide(other: string | null): { OtherOrigin: string } | { OtherType: string } {
  return other !== null && /^[a-z]/.test(other) ? { OtherType: other } : { OtherOrigin: other ?? '' };
}

export function toTrendQuestion(state: PageState, company: string, edition: Edition) {
  const isPlant = company.includes('-') || /^P\d/.test(company);
  const subject = isPlant ? { PlantNo: company } : { Company: company, PlantNo: '' };
  return { ...toQuestion(state, edition), Cuts: '', IsFirst: false, ...subject };
}

/** Whether chart and table are requested together; long tables are loaded on demand. */
export function loadsChartAndTable(state: Pick<PageState, 'view'>): boolean {
  return !['importer', 'plant', 'cut'].includes(getView(state.view).table);
}

/** Whether two states need the same figures, however presented. */
export function needsSameFigures(one: PageState, other: PageState): boolean {
  const request = (state: PageState): string => {
    const { unit, show, mode, variant, compare, overlay, at, sort, find, page, pinned } = openingState(state.view);
    const form = loadsChartAndTable(state) ? show : state.show;
    const looks = { unit, mode, variant, compare, overlay, at, sort, find, page, pinned, show: form };
    return pageSearch({ ...state, ...looks }, 'beef');
  };
  return request(one) === request(other);
}

export const fileKinds = ['csv', 'xlsx'] as const;
export type FileKind = (typeof fileKinds)[number];

export function toDownloadPath(state: PageState, edition: Edition, kind: FileKind): string {
  return `/download/${state.view}.${kind}?${askedSearch(state, edition)}`;
}

/** Download with volume, value and unit value by period; null for a contrast, which has no periods. */
export function toSeriesPath(state: PageState, edition: Edition): string | null {
  return findContrast(state.view) === null ? `/download/${state.view}-series.csv?${askedSearch(state, edition)}` : null;
}

export function toTrendPath(state: PageState, company: string, edition: Edition, kind: FileKind): string {
  return `/download/${state.view}-trend.${kind}?${toSearch(toTrendQuestion(state, company, edition), edition)}`;
}

/** Download of the individual facts, one per line; null for a contrast, which takes two queries. */
export function toFactsPath(state: PageState, edition: Edition): string | null {
  return findContrast(state.view) === null ? `/download/${state.view}-facts.csv?${askedSearch(state, edition)}` : null;
}

function askedSearch(state: PageState, edition: Edition): string {
  return toSearch(toContrastQuestion(state, edition), edition);
}

function toSearch(
  question: ReturnType<typeof toContrastQuestion> | ReturnType<typeof toTrendQuestion>,
  edition: Edition,
): string {
  const { isEn: _isEn, IsFirst: _isFirst, Weight, ...request } = question;
  const members = Object.entries({ ...request, Weight: Weight === 'product' ? '' : Weight }).map(
    ([name, value]) => [name, typeof value === 'string' ? value : value.join('|')] as const,
  );
  const params = new URLSearchParams({ edition });
  for (const [name, value] of members) if (value !== '') params.set(name, value);
  return params.toString();
}
