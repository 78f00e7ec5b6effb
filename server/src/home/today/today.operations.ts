import { GetToday } from '@btc/contract/home/today.ts';
import { anonymousCaller, type BoundOperation } from '#platform/api/binding.ts';
import { toReader } from '#platform/api/reader.ts';
import { bindForAll } from '#platform/api/shared-binding.ts';
import { readToday, type TodayDeps } from './today.service.ts';

export function createTodayOperations(deps: TodayDeps): readonly BoundOperation[] {
  return [
    bindForAll(GetToday, async ({ isEn }, cache) => ({
      Dict: await readToday({ ...deps, cache, visitor: toReader(deps.clock, isEn, anonymousCaller) }),
    })),
  ];
}
