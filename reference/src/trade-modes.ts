import { tradeModeRows, tradeRegimeRows } from './trade-modes.data.ts';
import type { TradeModeCode, TradeModeFacts, TradeRegime } from './trade-modes.data.ts';

export type { TradeModeCode, TradeRegime } from './trade-modes.data.ts';

export interface TradeMode extends TradeModeFacts {
  readonly code: TradeModeCode;
}

export const tradeModes: readonly TradeMode[] = tradeModeRows;

export const tradeRegimes: readonly TradeRegime[] = tradeRegimeRows;

const byCode = new Map<string, TradeMode>(tradeModes.map((mode) => [mode.code, mode]));
const byName = new Map<string, TradeMode>(namedModes());

/** Finds a trade mode by 2-digit statistics code, or by 4-digit declaration regime, also where its leading zero was lost. */
export function findTradeModeByCode(code: string): TradeMode | undefined {
  const digits = code.trim();
  return digits.length <= 2 ? byCode.get(digits) : findMode(findTradeRegime(digits));
}

/** Finds a trade mode by its Chinese name, a former name, or the name of a regime that counts under it (边境小额). */
export function findTradeModeByName(nameCn: string): TradeMode | undefined {
  return byName.get(nameCn.replace(/\s/g, ''));
}

/** Finds a declaration regime by its 4-digit code, also where its leading zero was lost. */
export function findTradeRegime(code: string): TradeRegime | undefined {
  const whole = code.trim().padStart(4, '0');
  return tradeRegimes.find((regime) => regime.code === whole);
}

function findMode(regime: TradeRegime | undefined): TradeMode | undefined {
  return regime === undefined || regime.tradeMode === null ? undefined : byCode.get(regime.tradeMode);
}

// Statistics names come after regime names, so that they win where both use a name.
function namedModes(): (readonly [string, TradeMode])[] {
  const regimes = tradeRegimes.flatMap((regime) => {
    const mode = findMode(regime);
    return mode === undefined ? [] : [[regime.nameCn, mode] as const];
  });
  const modes = tradeModes.flatMap((mode) => [mode.nameCn, ...mode.otherNamesCn].map((name) => [name, mode] as const));
  return [...regimes, ...modes];
}
