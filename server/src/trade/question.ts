import { beefTypes, storageCodes } from '@btc/contract/trade/trade-codes.ts';
import type { BeefType, FactSource, StorageCode } from '@btc/contract/trade/trade-codes.ts';
import type { PeriodKind } from '@btc/contract/trade/period.ts';
import type { DataQuestion } from '@btc/contract/trade/trade-fields.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { FieldFault } from '@btc/contract/wire/errors.ts';
import type { HsGroup } from '@btc/reference/hs-codes.ts';
import { findOrigin } from '@btc/reference/origins.ts';
import { findScope } from '@btc/reference/scopes.ts';

/** A data question with its codes read; empty lists and nulls mean that all is asked for. */
export interface Question {
  readonly origins: readonly string[];
  readonly types: readonly BeefType[];
  readonly groups: readonly HsGroup[];
  readonly storages: readonly StorageCode[];
  readonly start: string | null;
  readonly end: string | null;
  readonly source: FactSource | null;
  readonly period: PeriodKind;
  readonly asPublishedOn: string | null;
  readonly isFirst: boolean;
}

/** Reads a data question of the beef views; rejects with 1001 and every field that is wrong. */
export function parseQuestion(input: DataQuestion): Question {
  const faults: FieldFault[] = [];
  const codes = <Code extends string>(
    field: 'Origin' | 'Type' | 'Storage',
    find: (code: string) => Code | undefined,
  ): Code[] => {
    const given = splitCodes(input[field]);
    const found = given.map(find).filter((code) => code !== undefined);
    if (found.length < given.length) faults.push({ Field: field, Rule: 'unknownCode' });
    return [...new Set(found)];
  };
  const origins = codes('Origin', (code) => findOrigin(code)?.code);
  const types = codes('Type', (code) => beefTypes.find((one) => one === code));
  const storages = codes('Storage', (code) => storageCodes.find((one) => one === code));
  for (const field of ['PlantNo', 'Cuts'] as const) {
    if (input[field] !== '') faults.push({ Field: field, Rule: 'notInThisView' });
  }
  const [start, end] = [input.StartDate || null, input.EndDate || null];
  if (start !== null && end !== null && start > end) faults.push({ Field: 'StartDate', Rule: 'startAfterEnd' });
  if (faults.length > 0) throw new ApiError(1001, { List: faults });
  const chosen = types.length === 0 ? (['beef'] as const) : types;
  return {
    origins,
    types: chosen,
    groups: groupsOf(chosen),
    storages,
    start,
    end,
    source: input.Source || null,
    period: input.Period,
    asPublishedOn: input.AsPublishedOn || null,
    isFirst: input.IsFirst,
  };
}

function splitCodes(text: string): readonly string[] {
  return text === '' ? [] : text.split('|').map((code) => code.trim());
}

function groupsOf(types: readonly BeefType[]): readonly HsGroup[] {
  return [...new Set(types.flatMap((type) => findScope(type)?.groups ?? []))];
}
