import { directoryOperations as contract } from '@btc/contract/directory/directory.operations.ts';
import { addMonths } from '@btc/contract/time.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { type BoundOperation } from '#platform/api/binding.ts';
import { toSlice } from '#platform/api/paging.ts';
import { bindForAll } from '#platform/api/shared-binding.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import type { DirectoryDeps } from './directory-deps.ts';
import { presentExhibition, presentListed } from './exhibition.present.ts';
import {
  countExhibitions,
  countMonths,
  findExhibition,
  listExhibitions,
  listNextExhibitions,
} from './exhibition.queries.ts';

const monthsAhead = 12;
const nextOnes = 3;

async function presentMonths(db: Db, today: string) {
  const counts = await countMonths(db, today);
  return Array.from({ length: monthsAhead }, (_, index) => {
    const month = addMonths(today, index);
    return { Month: month, Count: counts.get(month) ?? 0 };
  });
}

export function createExhibitionOperations({ db, clock }: DirectoryDeps): readonly BoundOperation[] {
  return [
    bindForAll(contract.GetExhibitions, async (input) => {
      const today = shanghaiDay(clock.now());
      const filter = {
        span: input.Span,
        today,
        kind: input.Kind,
        abroad: input.Abroad,
        part: input.Keyword,
      };
      const [rows, Total, Coming, Past, Months] = await Promise.all([
        listExhibitions(db, filter, toSlice(input)),
        countExhibitions(db, filter),
        countExhibitions(db, { span: 'coming', today }),
        countExhibitions(db, { span: 'past', today }),
        presentMonths(db, today),
      ]);
      return {
        Rows: rows.map((row) => presentListed(row, today)),
        Total,
        Dict: { Coming, Past, Months, Today: today },
      };
    }),
    bindForAll(contract.GetExhibition, async ({ ExhibitionID: id }) => {
      const today = shanghaiDay(clock.now());
      const row = await findExhibition(db, id);
      if (row === undefined) throw new ApiError(1009);
      const others = await listNextExhibitions(db, { today, besides: id }, nextOnes);
      return { Row: presentExhibition(row, today), List: others.map((one) => presentListed(one, today)) };
    }),
  ];
}
