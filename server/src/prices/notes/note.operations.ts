import {
  GetDeskFreePrices,
  GetDeskPriceNotes,
  GetPriceNotes,
  SaveFreePrices,
  SavePriceNote,
  ShowPriceNote,
} from '@btc/contract/prices/price-notes.ts';
import { type BoundOperation, bind } from '#platform/api/binding.ts';
import { bindForVisitors } from '#platform/api/shared-binding.ts';
import { changeAsStaff } from '#platform/audit/staff-change.ts';
import type { WeekTextDeps } from '../week-access.ts';
import { readDeskFreePrices, saveFreePrices } from './free-prices.service.ts';
import { readDeskNotes, readNotes, saveNote, showNote } from './note.service.ts';

export function createNoteOperations(deps: WeekTextDeps): readonly BoundOperation[] {
  const { db, clock, readFigures } = deps;
  return [
    bindForVisitors(GetPriceNotes, {
      clock,
      modules: ['Price', 'PorkPrice'],
      make: async ({ Meat }, visitor) => ({ Rows: await readNotes(db, Meat, visitor) }),
    }),
    bind(GetDeskPriceNotes, async () => {
      const Rows = await readDeskNotes(db);
      return { Rows, Total: Rows.length };
    }),
    bind(SavePriceNote, async (input, caller) => ({
      Row: await changeAsStaff(deps, { operation: 'SavePriceNote', caller }, (work) =>
        saveNote({ ...work, readFigures }, input),
      ),
    })),
    bind(ShowPriceNote, async (input, caller) => ({
      Row: await changeAsStaff(deps, { operation: 'ShowPriceNote', caller }, (work) => showNote(work, input)),
    })),
    bind(GetDeskFreePrices, () => readDeskFreePrices(db)),
    bind(SaveFreePrices, async (input, caller) => ({
      Row: await changeAsStaff(deps, { operation: 'SaveFreePrices', caller }, (work) => saveFreePrices(work, input)),
    })),
  ];
}
