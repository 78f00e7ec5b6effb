import type { MeasureRow } from './bench-context.ts';
import { measureGrid } from './browser/grid.row.ts';
import { measurePaint } from './browser/paint.row.ts';
import { measureScripts } from './browser/scripts.row.ts';
import { measureCalls } from './http/calls.row.ts';
import { measureDataApiStates } from './http/data-api-states.row.ts';
import { measureDataApi } from './http/data-api.row.ts';
import { measureExport } from './http/export.row.ts';
import { measureFunctions } from './http/functions.row.ts';
import { measureLogins } from './http/logins.row.ts';
import { measureMemberCalls } from './http/member-calls.row.ts';
import { measurePages } from './http/pages.row.ts';
import { measureSearchPortal } from './http/search-portal.row.ts';
import { measureVideos } from './http/videos.row.ts';
import { measureYearExport } from './http/whole.row.ts';
import { measureBeefOne } from './records/beef-one.row.ts';
import { measureImport } from './records/import.row.ts';
import { measurePlants } from './records/plants.row.ts';
import { measurePosting } from './records/posting.row.ts';
import { measurePrices } from './records/prices.row.ts';
import { measureRender } from './records/render.row.ts';
import { measureSearch } from './records/search.row.ts';
import { measureViews } from './records/views.row.ts';
import { measureStart } from './start/start.row.ts';

export const rows = {
  pages: measurePages,
  calls: measureCalls,
  memberCalls: measureMemberCalls,
  functions: measureFunctions,
  logins: measureLogins,
  videos: measureVideos,
  scripts: measureScripts,
  paint: measurePaint,
  grid: measureGrid,
  render: measureRender,
  search: measureSearch,
  searchPortal: measureSearchPortal,
  plants: measurePlants,
  prices: measurePrices,
  posting: measurePosting,
  import: measureImport,
  beefOne: measureBeefOne,
  views: measureViews,
  export: measureExport,
  whole: measureYearExport,
  door: measureDataApi,
  doorStates: measureDataApiStates,
  start: measureStart,
} as const satisfies Record<string, MeasureRow>;
