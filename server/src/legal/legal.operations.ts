import { legalOperations as contract } from '@btc/contract/legal/legal.operations.ts';
import { type BoundOperation, bind } from '#platform/api/binding.ts';
import { toEdition } from '#platform/api/reader.ts';
import { bindForAll } from '#platform/api/shared-binding.ts';
import { changeAsStaff } from '#platform/audit/staff-change.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import {
  listDeskLegalTexts,
  publishLegalText,
  readDeskLegalText,
  readLegalText,
  readLegalVersions,
} from './legal.service.ts';

export function createLegalOperations(deps: { readonly db: Db; readonly clock: Clock }): readonly BoundOperation[] {
  const { db, clock } = deps;
  return [
    bindForAll(contract.GetLegalText, ({ Kind: kind, Version: version, isEn }) =>
      readLegalText(db, { kind, version, edition: toEdition(isEn), now: clock.now() }),
    ),
    bindForAll(contract.GetLegalVersions, () => readLegalVersions(db, clock.now())),
    bind(contract.GetDeskLegalTexts, async () => ({ Rows: [...(await listDeskLegalTexts(db, clock.now()))] })),
    bind(contract.GetDeskLegalText, async ({ VersionID }) => ({
      Row: await readDeskLegalText(db, VersionID, clock.now()),
    })),
    bind(contract.PublishLegalText, async (input, caller) => ({
      Row: await changeAsStaff(deps, { operation: 'PublishLegalText', caller }, (work) =>
        publishLegalText(work, input),
      ),
    })),
  ];
}
