import type { ConvertibleLevel, PriceUnit, TaxLevel } from '@btc/contract/prices/price-codes.ts';
import type { ArithmeticLine } from '@btc/contract/prices/price-fields.ts';
import { roundTo } from '@btc/contract/round-to.ts';

export interface Terms {
  /** Null: no rate near the day. */
  readonly cnyPerUsd: number | null;
  readonly dutyPercent: number;
  readonly additionalPercent: number;
  /** Null: no safeguard applies on that day. */
  readonly surchargePercent: number | null;
  readonly vatPercent: number;
  /** CNY/kg. */
  readonly portCost: number;
}

export interface Price {
  readonly value: number;
  readonly unit: PriceUnit;
  readonly level: TaxLevel;
}

/** Empty: as quoted. */
export interface Target {
  readonly unit: PriceUnit | '';
  readonly level: ConvertibleLevel | '';
  readonly overQuota: boolean;
}

export interface ConvertedPrice {
  readonly value: number;
  readonly unit: PriceUnit;
  readonly level: TaxLevel;
  /** Empty where the price is as quoted. */
  readonly lines: readonly ArithmeticLine[];
}

const ladder: readonly TaxLevel[] = ['cif', 'dutyPaid', 'taxPaid', 'exStore', 'exStoreNet'];

/** Four decimals: more than anybody quotes, and they hide floating-point noise. */
export function round(value: number): number {
  return roundTo(value, 4);
}

class Walk {
  readonly #terms: Terms;
  readonly #overQuota: boolean;
  readonly lines: ArithmeticLine[] = [];
  value: number;
  unit: ArithmeticLine['Unit'];

  constructor(start: { readonly value: number; readonly unit: PriceUnit }, terms: Terms, overQuota: boolean) {
    this.#terms = terms;
    this.#overQuota = overQuota;
    this.value = start.value;
    this.unit = start.unit;
    this.#note('start', 'set', start.value);
  }

  toYuan(rate: number): void {
    this.#apply('rate', 'multiply', { figure: rate, unit: 'CNY/t' });
    this.#apply('tonne', 'divide', { figure: 1000, unit: 'CNY/kg' });
  }

  toDollars(rate: number): void {
    this.#apply('tonne', 'multiply', { figure: 1000, unit: 'CNY/t' });
    this.#apply('rate', 'divide', { figure: rate, unit: 'USD/t' });
  }

  up(index: number): void {
    const { vatPercent, portCost } = this.#terms;
    if (index === 0) this.#addDuties();
    else if (index === 1) this.#apply('vat', 'multiply', { figure: 1 + vatPercent / 100, percent: vatPercent });
    else if (index === 2) this.#apply('portCost', 'add', { figure: portCost });
    else this.#apply('vat', 'divide', { figure: 1 + vatPercent / 100, percent: vatPercent });
  }

  down(index: number): void {
    const { vatPercent, portCost } = this.#terms;
    if (index === 1) this.#takeDuties();
    else if (index === 2) this.#apply('vat', 'divide', { figure: 1 + vatPercent / 100, percent: vatPercent });
    else if (index === 3) this.#apply('portCost', 'subtract', { figure: portCost });
    else this.#apply('vat', 'multiply', { figure: 1 + vatPercent / 100, percent: vatPercent });
  }

  #addDuties(): void {
    const customsValue = this.value;
    for (const { step, percent } of this.#duties()) {
      this.#apply(step, 'add', { figure: (customsValue * percent) / 100, percent });
    }
  }

  #takeDuties(): void {
    const percent = this.#duties().reduce((sum, one) => sum + one.percent, 0);
    this.#apply('duty', 'divide', { figure: 1 + percent / 100, percent });
  }

  #duties() {
    const { dutyPercent, additionalPercent, surchargePercent } = this.#terms;
    return [
      { step: 'duty' as const, percent: dutyPercent },
      ...(additionalPercent > 0 ? [{ step: 'additional' as const, percent: additionalPercent }] : []),
      ...(this.#overQuota && surchargePercent !== null
        ? [{ step: 'surcharge' as const, percent: surchargePercent }]
        : []),
    ];
  }

  #apply(
    step: ArithmeticLine['Step'],
    operation: Exclude<ArithmeticLine['Operation'], 'set'>,
    by: { readonly figure: number; readonly percent?: number; readonly unit?: ArithmeticLine['Unit'] },
  ): void {
    const { figure, percent, unit = this.unit } = by;
    if (operation === 'multiply') this.value *= figure;
    else if (operation === 'divide') this.value /= figure;
    else this.value += operation === 'add' ? figure : -figure;
    this.unit = unit;
    this.#note(step, operation, figure, percent);
  }

  #note(...[step, operation, figure, percent]: [ArithmeticLine['Step'], ArithmeticLine['Operation'], number, number?]) {
    this.lines.push({
      Step: step,
      Operation: operation,
      Figure: roundTo(figure, 6),
      Percent: percent ?? null,
      Value: round(this.value),
      Unit: this.unit,
    });
  }
}

/** Converts unit and level; null without a rate, or where levels are unrelated (free on board, domestic market). */
export function convertPrice(price: Price, target: Target, terms: Terms): ConvertedPrice | null {
  const unit = target.unit === '' ? price.unit : target.unit;
  const level = target.level === '' ? price.level : target.level;
  if (unit === price.unit && level === price.level) return { value: price.value, unit, level, lines: [] };
  const from = ladder.indexOf(price.level);
  const to = ladder.indexOf(level);
  if (level !== price.level && (from < 0 || to < 0)) return null;
  // What the port takes is paid in yuan; all else is a matter of percents, in whatever unit.
  const crossesPort = level !== price.level && Math.min(from, to) <= 2 && Math.max(from, to) >= 3;
  const inYuan = unit !== price.unit || crossesPort;
  const { cnyPerUsd } = terms;
  if (inYuan && cnyPerUsd === null && (price.unit === 'USD/t' || unit === 'USD/t')) return null;
  const walk = new Walk(price, terms, target.overQuota);
  if (inYuan && price.unit === 'USD/t' && cnyPerUsd !== null) walk.toYuan(cnyPerUsd);
  if (level !== price.level) {
    for (let index = from; index < to; index += 1) walk.up(index);
    for (let index = from; index > to; index -= 1) walk.down(index);
  }
  if (inYuan && unit === 'USD/t' && cnyPerUsd !== null) walk.toDollars(cnyPerUsd);
  return { value: walk.value, unit, level, lines: walk.lines };
}
