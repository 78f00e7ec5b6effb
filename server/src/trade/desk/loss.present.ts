import { lossKinds } from '@btc/contract/trade/desk/import-rule.ts';
import type { ImportLoss } from '@btc/contract/trade/desk/import-outcome.ts';
import { presentCode } from '@btc/contract/names.ts';
import { findPartner } from '@btc/reference/places/other-areas.ts';
import { z } from 'zod';
import type { Loss } from '../import/losses.ts';

export function presentLosses(losses: readonly Loss[]): ImportLoss[] {
  return losses.map(({ kind, periods, origins, grams }) => ({
    Kind: kind,
    Periods: [...periods],
    Origins: origins.map((code) => presentCode(code, findPartner(code))),
    Tonnes: grams === null ? null : grams / 1e6,
  }));
}

const storedLosses = z.array(
  z.object({
    kind: z.enum(lossKinds),
    periods: z.array(z.string()),
    origins: z.array(z.string()),
    grams: z.number().nullable(),
  }),
);

export function presentStoredLosses(stored: unknown): ImportLoss[] {
  return presentLosses(storedLosses.parse(stored));
}
