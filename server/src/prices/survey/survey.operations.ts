import { weekOperations as contract } from '@btc/contract/prices/week.operations.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { bind, type BoundOperation } from '#platform/api/binding.ts';
import { toSlice } from '#platform/api/paging.ts';
import { toReader } from '#platform/api/reader.ts';
import { changeAsStaff } from '#platform/audit/staff-change.ts';
import { openDictionary } from '#dictionary/face.ts';
import { type WeekTextDeps } from '../week-access.ts';
import { presentDeskItem } from './survey.present.ts';
import { countItems, countStates, listItems } from './survey.queries.ts';
import { saveOpinion, readIndex, readOpenItems } from './survey.service.ts';
import { closeItemNow, openItemNow, saveItem, scoreItem } from './survey-desk.service.ts';

export function createSurveyOperations(deps: WeekTextDeps): readonly BoundOperation[] {
  const { db, clock } = deps;
  return [
    bind(contract.GetWebBeefPriceDataResearchList, async ({ isEn }, caller) => {
      return readOpenItems(db, toReader(clock, isEn, caller));
    }),
    bind(contract.AddWebBeefPriceDataOpinion, async (input, caller) => {
      return { Row: await saveOpinion(deps, input, toReader(clock, input.isEn, caller)) };
    }),
    bind(contract.GetWebBeefPriceDataResearchIndex, async (input, caller) => {
      const { isEn, Origin: origin, Cut: cut } = input;
      return readIndex(db, toReader(clock, isEn, caller), { origin, cut, slice: toSlice(input) });
    }),
    ...createDeskOperations(deps),
  ];
}

function createDeskOperations(deps: WeekTextDeps): readonly BoundOperation[] {
  const { db, clock } = deps;
  const findRow = async (id: number, isEn: boolean) => {
    const [row] = await listItems(db, { ids: [id], now: clock.now() }, { limit: 1, offset: 0 });
    if (row === undefined) throw new ApiError(1009);
    return { Row: presentDeskItem(row, isEn, await openDictionary(db)) };
  };
  return [
    bind(contract.GetDeskSurveyItems, async (input) => {
      const now = clock.now();
      const filter = { state: input.State, now };
      const [rows, total, states, dictionary] = await Promise.all([
        listItems(db, filter, toSlice(input)),
        countItems(db, filter),
        countStates(db, now),
        openDictionary(db),
      ]);
      const of = (state: string) => states.get(state) ?? 0;
      return {
        Rows: rows.map((row) => presentDeskItem(row, input.isEn, dictionary)),
        Total: total,
        Dict: { draft: of('draft'), open: of('open'), closed: of('closed') },
      };
    }),
    bind(contract.SaveSurveyItem, async (input, caller) => {
      const change = { operation: 'SaveSurveyItem', caller };
      return findRow(await changeAsStaff(deps, change, (work) => saveItem(work, input)), input.isEn);
    }),
    bind(contract.OpenSurveyItem, async ({ ItemID: id, isEn, ConfirmLocked: confirmsLocked }, caller) => {
      const change = { operation: 'OpenSurveyItem', caller };
      const { readFigures } = deps;
      return findRow(
        await changeAsStaff(deps, change, (work) =>
          openItemNow({ ...work, readFigures }, { id, confirmsLocked, isEn }),
        ),
        isEn,
      );
    }),
    bind(contract.CloseSurveyItem, async ({ ItemID, isEn }, caller) => {
      const change = { operation: 'CloseSurveyItem', caller };
      return findRow(await changeAsStaff(deps, change, (work) => closeItemNow(work, ItemID)), isEn);
    }),
    bind(contract.ScoreSurveyItem, async ({ ItemID, isEn, BasePrice, OutcomePrice }, caller) => {
      const change = { operation: 'ScoreSurveyItem', caller };
      const score = { id: ItemID, base: BasePrice, outcome: OutcomePrice };
      return findRow(await changeAsStaff(deps, change, (work) => scoreItem(work, score)), isEn);
    }),
  ];
}
