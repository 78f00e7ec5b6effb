import { beefDataOperations } from '@btc/contract/trade/beef-data.ts';
import { porkDataOperations } from '@btc/contract/trade/pork-data.ts';
import { dataViews } from '@btc/contract/trade/views.ts';
import { bind } from '#platform/api/binding.ts';
import type { BoundOperation } from '#platform/api/binding.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import type { TradeDeps, ViewDeps } from '../trade-deps.ts';
import { presentChart } from './present/chart.present.ts';
import { presentContrast } from './contrast/contrast.present.ts';
import { contrastService } from './contrast/contrast.service.ts';
import type { Naming } from './names/name-members.ts';
import type { Opened, OpenedView } from './open-view.ts';
import { presentTable } from './present/table.present.ts';
import type { View } from './view-shape.ts';
import { viewService } from './view.service.ts';
import { presentYearChart, presentYearTable } from './years/year-comparison.present.ts';
import { yearComparisonService } from './years/year-comparison.service.ts';

const operations = { ...beefDataOperations, ...porkDataOperations };

/** The calls of all data views, each view as a chart and as a table. */
export function bindViews(deps: ViewDeps): readonly BoundOperation[] {
  const service = viewService(deps);
  const years = yearComparisonService(deps);
  const contrasts = contrastService(deps);
  return dataViews.flatMap((view) => {
    switch (view.rows) {
      case 'members':
      case 'periods':
        return bindFigures(deps, service, view);
      case 'monthsOfYear':
        return bindYears(deps, years, view);
      case 'contrast':
        return bindContrast(deps, contrasts, view);
    }
  });
}

/** For whom the members of what was opened are named, and which species' cuts they are; a trend says it itself. */
export function namingFor(
  { db, clock }: TradeDeps,
  opened: Opened & Partial<OpenedView>,
  meat: Naming['meat'] = 'beef',
): Naming {
  const { namesHidden, view, dictionary } = opened;
  return { db, namesHidden, dictionary, day: shanghaiDay(clock.now()), meat: view?.meat ?? meat };
}

type ViewOf<Rows extends View['rows']> = Extract<View, { readonly rows: Rows }>;

function bindFigures(
  deps: TradeDeps,
  service: ReturnType<typeof viewService>,
  view: ViewOf<'members' | 'periods'>,
): readonly BoundOperation[] {
  const { chart, table } = view.calls;
  return [
    bind(operations[chart], async (input, caller) => {
      const answer = await service(view, 'chart', { input, caller });
      return presentChart(answer, namingFor(deps, answer));
    }),
    bind(operations[table], async (input, caller) => {
      const answer = await service(view, 'table', { input, caller });
      return presentTable(answer, namingFor(deps, answer));
    }),
  ];
}

function bindYears(
  deps: TradeDeps,
  service: ReturnType<typeof yearComparisonService>,
  view: ViewOf<'monthsOfYear'>,
): readonly BoundOperation[] {
  const { chart, table } = view.calls;
  return [
    bind(operations[chart], async (input, caller) => {
      const answer = await service(view, { input, caller });
      return presentYearChart(answer, namingFor(deps, answer));
    }),
    bind(operations[table], async (input, caller) => {
      const answer = await service(view, { input, caller });
      return presentYearTable(answer, namingFor(deps, answer));
    }),
  ];
}

function bindContrast(
  deps: TradeDeps,
  service: ReturnType<typeof contrastService>,
  view: ViewOf<'contrast'>,
): readonly BoundOperation[] {
  return [
    bind(operations[view.calls.table], async (input, caller) => {
      const answer = await service(view, { input, caller });
      return presentContrast(answer, namingFor(deps, answer));
    }),
  ];
}
