import { GetLockSample } from '@btc/contract/home/lock-sample.ts';
import { anonymousCaller, type BoundOperation } from '#platform/api/binding.ts';
import { toReader } from '#platform/api/reader.ts';
import { bindForAll } from '#platform/api/shared-binding.ts';
import type { TodayDeps } from '../today/today.service.ts';
import { readSample } from './lock-sample.service.ts';

export function createLockSampleOperations(deps: TodayDeps): readonly BoundOperation[] {
  return [
    bindForAll(GetLockSample, async ({ isEn, Kind, Code }, cache) => ({
      Row: await readSample({ ...deps, cache, visitor: toReader(deps.clock, isEn, anonymousCaller) }, Kind, Code),
    })),
  ];
}
