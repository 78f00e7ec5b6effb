import { beefDataOperations } from '@btc/contract/trade/beef-data.ts';
import { porkDataOperations } from '@btc/contract/trade/pork-data.ts';
import type { DataQuestion } from '@btc/contract/trade/trade-fields.ts';
import { dataViews } from '@btc/contract/trade/views.ts';
import type { BoundOperation } from '#platform/api/binding.ts';
import { type Reader, toReader } from '#platform/api/reader.ts';
import { bindShared, type SharedCall, withoutUser } from '#platform/api/shared-binding.ts';
import type { SharedCache } from '#platform/cache/shared-cache.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import type { TradeDeps, ViewDeps } from '../trade-deps.ts';
import { presentChart } from './present/chart.present.ts';
import { presentContrast } from './contrast/contrast.present.ts';
import { createContrastService } from './contrast/contrast.service.ts';
import type { NameResolver } from './names/name-members.ts';
import { countTrialItem, type Opened, type OpenedView, opensAsTrialItem, type RequestedBy } from './authorize-view.ts';
import { presentTable } from './present/table.present.ts';
import { toViewAccess, viewPolicies } from './view-access.ts';
import type { View } from './view-shape.ts';
import { createViewService } from './view.service.ts';
import { presentYearChart, presentYearTable } from './years/year-comparison.present.ts';
import { createYearComparisonService } from './years/year-comparison.service.ts';

const operations = { ...beefDataOperations, ...porkDataOperations };

export function bindViews(deps: ViewDeps): readonly BoundOperation[] {
  const service = createViewService(deps);
  const years = createYearComparisonService(deps);
  const contrasts = createContrastService(deps);
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

export function createNameResolver(
  { db, clock }: TradeDeps,
  opened: Opened & Partial<OpenedView>,
  meat: NameResolver['meat'] = 'beef',
): NameResolver {
  const { namesHidden, view, dictionary } = opened;
  return { db, namesHidden, dictionary, day: shanghaiDay(clock.now()), meat: view?.meat ?? meat };
}

type SharedQuestion<Input> = Omit<RequestedBy<Input>, 'cache'>;

interface TrialMarks {
  readonly reader: Reader;
  readonly cache: SharedCache;
}

/** Readers who may see the same of a view share its cached answers. */
function bindView<Input extends DataQuestion, Answer extends { readonly Dict: { readonly TrialLeft: number | null } }>(
  deps: TradeDeps,
  operation: SharedCall<Input, Answer>,
  { view, answer }: { readonly view: View; readonly answer: (request: RequestedBy<Input>) => Promise<Answer> },
): BoundOperation {
  const policy = viewPolicies[view.code];
  return bindShared<Input, Answer, SharedQuestion<Input>, TrialMarks>(operation, {
    judge: (input, caller, cache) => {
      const reader = toReader(deps.clock, input.isEn, caller);
      const access = toViewAccess(policy.module, reader);
      const isTrialItem = opensAsTrialItem(policy, access, reader);
      return {
        question: { input: withoutUser(input), access, isTrialItem },
        marks: isTrialItem ? { reader, cache } : undefined,
      };
    },
    make: (question, cache) => answer({ ...question, cache }),
    mark: async (made, trial) => {
      const TrialLeft = await countTrialItem(deps, policy, trial);
      return { ...made, Dict: { ...made.Dict, TrialLeft } };
    },
  });
}

type ViewOf<Rows extends View['rows']> = Extract<View, { readonly rows: Rows }>;

function bindFigures(
  deps: TradeDeps,
  service: ReturnType<typeof createViewService>,
  view: ViewOf<'members' | 'periods'>,
): readonly BoundOperation[] {
  const { chart, table } = view.calls;
  return [
    bindView(deps, operations[chart], {
      view,
      answer: async (request) => {
        const answer = await service(view, 'chart', request);
        return presentChart(answer, createNameResolver(deps, answer));
      },
    }),
    bindView(deps, operations[table], {
      view,
      answer: async (request) => {
        const answer = await service(view, 'table', request);
        return presentTable(answer, createNameResolver(deps, answer));
      },
    }),
  ];
}

function bindYears(
  deps: TradeDeps,
  service: ReturnType<typeof createYearComparisonService>,
  view: ViewOf<'monthsOfYear'>,
): readonly BoundOperation[] {
  const { chart, table } = view.calls;
  return [
    bindView(deps, operations[chart], {
      view,
      answer: async (request) => {
        const answer = await service(view, request);
        return presentYearChart(answer, createNameResolver(deps, answer));
      },
    }),
    bindView(deps, operations[table], {
      view,
      answer: async (request) => {
        const answer = await service(view, request);
        return presentYearTable(answer, createNameResolver(deps, answer));
      },
    }),
  ];
}

function bindContrast(
  deps: TradeDeps,
  service: ReturnType<typeof createContrastService>,
  view: ViewOf<'contrast'>,
): readonly BoundOperation[] {
  return [
    bindView(deps, operations[view.calls.table], {
      view,
      answer: async (request) => {
        const answer = await service(view, request);
        return presentContrast(answer, createNameResolver(deps, answer));
      },
    }),
  ];
}
