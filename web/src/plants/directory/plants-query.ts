import { effectBases } from '@btc/contract/plants/plant-codes.ts';
import type { PageQuery } from '#platform/pages/page-query.ts';
import { loadLockSample } from '#ui/state/load-lock-sample.ts';
import { type PlantsState, readPlantsState } from './directory-address.ts';

export const pageSize = 25;
const releasesPageSize = 10;

type Query = Pick<PageQuery, 'api' | 'edition'>;

function meant({ edition }: Query, state: PlantsState) {
  return { isEn: edition === 'en', Meat: state.meat, Origin: state.origins.join('|') };
}

async function readDirectory(query: Query, state: PlantsState) {
  const { api } = query;
  const request = meant(query, state);
  const list = {
    ...request,
    Keyword: state.words,
    Province: state.provinces.join('|'),
    State: state.states.join('|'),
    Type: state.types.join('|'),
    Product: state.products.join('|'),
    AsOf: state.asOf,
    Sort: state.sort,
    Page: state.page,
    PageSize: pageSize,
  };
  const { Meat: _, ...ofPork } = list;
  const [directory, board, searched, { Row: mail }] = await Promise.all([
    state.meat === 'pork' ? api('GetWebFrontPorkDataEst', ofPork) : api('GetWebFrontApprovePlant', list),
    api('GetWebApprovePlantState', { ...request, Origin: '' }),
    api('GetMostSearchedPlants', { isEn: request.isEn, Meat: state.meat, Count: 8 }),
    api('GetEstablishmentMailService', {}),
  ]);
  return {
    view: 'directory' as const,
    rows: directory.Rows,
    total: directory.Total,
    dict: directory.Dict,
    board: { rows: board.Rows, total: board.Total, dict: board.Dict },
    searched: searched.Rows,
    isMailStopped: mail.State === 'stopped',
    sample: directory.Dict.Locked === null ? null : await loadLockSample(query, 'plants', state.meat),
  };
}

async function readChanges(query: Query, state: PlantsState) {
  const { api } = query;
  const period = { ...meant(query, state), StartDate: state.from, EndDate: state.to };
  const basis = effectBases.find((one) => one === state.basis);
  const [board, byOrigin, events] = await Promise.all([
    api('GetWebApprovePlantState', period),
    api('GetWebApprovePlantStateOrigin', period),
    api('GetWebApprovePlantChildState', {
      ...period,
      Status: state.changes.join('|'),
      ...(basis === undefined ? {} : { Basis: basis }),
      Page: state.page,
      PageSize: pageSize,
    }),
  ]);
  return {
    view: 'changes' as const,
    board: { rows: board.Rows, total: board.Total, dict: board.Dict },
    origins: byOrigin.Rows,
    events: events.Rows,
    total: events.Total,
  };
}

async function readReleases(query: Query, state: PlantsState) {
  const { Rows, Total, Dict } = await query.api('GetWebHistoricalUpdate', {
    ...meant(query, state),
    Page: state.page,
    PageSize: releasesPageSize,
  });
  return {
    view: 'releases' as const,
    rows: Rows,
    total: Total,
    dict: Dict,
    pageCount: Math.ceil(Total / releasesPageSize),
  };
}

async function readStructure(query: Query, state: PlantsState) {
  const { Patterns, Total, Dict } = await query.api('GetWebFrontApprovePlantPattern', {
    ...meant(query, state),
    By: state.by,
    State: state.states.join('|'),
    AsOf: state.asOf,
  });
  return { view: 'structure' as const, bars: Patterns, total: Total, dict: Dict };
}

const readers = {
  directory: readDirectory,
  changes: readChanges,
  releases: readReleases,
  structure: readStructure,
} as const;

export async function loadPlants({ api, edition, url }: PageQuery) {
  const state = orderedPeriod(readPlantsState(url));
  const query = { api, edition };
  const [
    answer,
    {
      Rows: origins,
      Dict: { Example: example },
    },
  ] = await Promise.all([
    readers[state.view](query, state),
    api('GetWebFrontApprovePlantOrigin', { isEn: edition === 'en', Meat: state.meat }),
  ]);
  return { state, answer, origins, example };
}

/** Swaps the ends of a period entered the wrong way round. */
function orderedPeriod(state: PlantsState): PlantsState {
  const { from, to } = state;
  return from !== '' && to !== '' && from > to ? { ...state, from: to, to: from } : state;
}

export type PlantsData = Awaited<ReturnType<typeof loadPlants>>;
export type DirectoryAnswer = Awaited<ReturnType<typeof readDirectory>>;
export type ChangesAnswer = Awaited<ReturnType<typeof readChanges>>;
export type ReleasesAnswer = Awaited<ReturnType<typeof readReleases>>;
export type StructureAnswer = Awaited<ReturnType<typeof readStructure>>;
