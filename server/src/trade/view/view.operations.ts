import { beefDataOperations } from '@btc/contract/trade/beef-data.ts';
import { porkDataOperations } from '@btc/contract/trade/pork-data.ts';
import { viewOperations } from '@btc/contract/trade/view-operations.ts';
import { dataViews } from '@btc/contract/trade/views.ts';
import { bind } from '#platform/api/binding.ts';
import type { BoundOperation } from '#platform/api/binding.ts';
import { shanghaiDay } from './shanghai-day.ts';
import type { TradeDeps } from '../trade-deps.ts';
import { presentChart } from './chart.present.ts';
import type { Naming } from './name-members.ts';
import type { OpenedView } from './open-view.ts';
import { presentTable } from './table.present.ts';
import type { View } from './view-shape.ts';
import { viewService } from './view.service.ts';

const operations = { ...beefDataOperations, ...porkDataOperations };

/** The calls of all data views, each view as a chart and as a table. */
export function bindViews(deps: TradeDeps): readonly BoundOperation[] {
  const service = viewService(deps);
  return dataViews.flatMap((view) => {
    switch (view.rows) {
      case 'members':
      case 'periods':
        return bindFigures(deps, service, view);
      default:
        return [];
    }
  });
}

/** For whom the members of an opened view are named. */
export function namingFor({ db, clock }: TradeDeps, { namesHidden, view }: OpenedView): Naming {
  return { db, namesHidden, day: shanghaiDay(clock.now()), meat: view.meat };
}

function bindFigures(
  deps: TradeDeps,
  service: ReturnType<typeof viewService>,
  view: View & { readonly rows: 'members' | 'periods' },
): readonly BoundOperation[] {
  const { chart, table } = viewOperations[view.code];
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
