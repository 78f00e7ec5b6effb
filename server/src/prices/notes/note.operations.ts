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
import type { PriceDeps } from '../price-deps.ts';
import { readDeskFreePrices, saveFreePrices } from './free-prices.service.ts';
import { listNotes } from './note.queries.ts';
import { presentDeskNote, readNotes, saveNote, showNote } from './note.service.ts';

/** What the desk says of prices between the weekly sheets, and which prices are everybody's. */
export function createNoteOperations(deps: Pick<PriceDeps, 'db' | 'clock'>): readonly BoundOperation[] {
  const { db, clock } = deps;
  return [
    bindForVisitors(GetPriceNotes, {
      clock,
      modules: ['Price', 'PorkPrice'],
      make: async ({ Meat }, visitor) => ({ Rows: await readNotes(db, Meat, visitor) }),
    }),
    bind(GetDeskPriceNotes, async () => {
      const rows = await listNotes(db);
      return { Rows: rows.map(presentDeskNote), Total: rows.length };
    }),
    bind(SavePriceNote, async (input, caller) => ({
      Row: await changeAsStaff(deps, { operation: 'SavePriceNote', caller }, (work) => saveNote(work, input)),
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
