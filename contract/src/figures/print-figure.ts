import type { Edition } from '../members/access.ts';
import { roundTo } from '../round-to.ts';
import type { FigureMember, FigurePick, FigureReference, FigureUnit, FoundFigure } from './figure.ts';
import { numberFormat } from './number-format.ts';
import { printDayNumber, printPeriod } from './print-period.ts';

export const figureUnits = {
  usdPerTonne: { code: 'USD/t', nameCn: '美元/吨', nameEn: 'USD/t' },
  cnyPerKg: { code: 'CNY/kg', nameCn: '元/公斤', nameEn: 'CNY/kg' },
  usdPerKg: { code: 'USD/kg', nameCn: '美元/公斤', nameEn: 'USD/kg' },
  cnyPerTonne: { code: 'CNY/t', nameCn: '元/吨', nameEn: 'CNY/t' },
  tonnes: { code: 't', nameCn: '吨', nameEn: 't' },
  usd: { code: 'USD', nameCn: '美元', nameEn: 'USD' },
  cny: { code: 'CNY', nameCn: '元', nameEn: 'CNY' },
  percent: { code: '%', nameCn: '%', nameEn: '%' },
  points: { code: 'points', nameCn: '点', nameEn: 'points' },
  /** A date as `dayNumber`, and a number of days. */
  day: { code: 'day', nameCn: '', nameEn: '' },
  days: { code: 'days', nameCn: '天', nameEn: 'days' },
  plain: { code: '', nameCn: '', nameEn: '' },
} as const satisfies Record<string, FigureUnit>;

export interface ChosenFigure extends Pick<FoundFigure, 'unit' | 'decimals' | 'isChange' | 'period'> {
  readonly value: number;
  /** The member it belongs to; null for an aggregate. */
  readonly member: FigureMember | null;
}

type Found = readonly FoundFigure[];

function countIf(members: readonly FigureMember[], holds: (value: number) => boolean): number {
  return members.filter(({ value }) => holds(value)).length;
}

const ranks = { first: 0, second: 1, third: 2 } as const;

function pickOne(members: readonly FigureMember[], pick: 'first' | 'second' | 'third' | 'last'): FigureMember | null {
  const ranked = members.toSorted((one, other) => other.value - one.value);
  return (pick === 'last' ? ranked.at(-1) : ranked[ranks[pick]]) ?? null;
}

function pickFrom(found: Found, pick: FigurePick): ChosenFigure | null {
  const [first] = found;
  if (first === undefined) return null;
  const members = found.flatMap((one) => one.members);
  const whole = (value: number): ChosenFigure => ({ ...first, value, member: null });
  const count = (value: number): ChosenFigure => ({
    value,
    member: null,
    unit: figureUnits.plain,
    decimals: 0,
    isChange: false,
    period: first.period,
  });
  const total = members.reduce((sum, { value }) => sum + value, 0);
  switch (pick) {
    case 'sum':
      return whole(total);
    case 'mean':
      return members.length === 0 ? null : whole(total / members.length);
    case 'count':
      return count(members.length);
    case 'risen':
      return count(countIf(members, (value) => value > 0));
    case 'fallen':
      return count(countIf(members, (value) => value < 0));
    case 'unchanged':
      return count(countIf(members, (value) => value === 0));
    default: {
      const member = pickOne(members, pick);
      return member === null ? null : { ...first, value: member.value, member };
    }
  }
}

/** The figure a reference selects; null where there are several and it picks none. */
export function chooseFigure({ pick, isDifference }: FigureReference, found: Found): ChosenFigure | null {
  const [first, second] = found;
  if (first === undefined) return null;
  if (isDifference) {
    const [one, other] = [first.members[0], second?.members[0]];
    if (one === undefined || other === undefined || first.unit.code !== second?.unit.code) return null;
    // To the digits of the two: what a computer makes of decimals would turn level prices into a rise.
    const value = roundTo(one.value - other.value, 6);
    const unit = first.unit.code === 'day' ? figureUnits.days : first.unit;
    return { ...first, value, unit, isChange: true, member: null };
  }
  if (pick !== null) return pickFrom(found, pick);
  const [member, ...others] = found.flatMap((one) => one.members);
  return member === undefined || others.length > 0 ? null : { ...first, value: member.value, member };
}

const chineseDigits = ['零', '一', '两', '三', '四', '五', '六', '七', '八', '九', '十'];
const englishWords = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A small count in words, as both languages write it before a noun; digits above ten. */
function inWords(value: number, edition: Edition): string {
  const words = edition === 'cn' ? chineseDigits : englishWords;
  return words[value] ?? numberFormat[edition].number(value);
}

/** English puts the currency before a price per weight: USD 6,360/t. */
const pricedUnit = /^(USD|CNY)(\/\w+)?$/;

function withUnit(number: string, { code, nameCn, nameEn }: FigureUnit, edition: Edition): string {
  if (code === '' || code === 'day') return number;
  if (code === '%') return `${number}%`;
  if (edition === 'cn') return `${number}${nameCn}`;
  const price = pricedUnit.exec(code);
  if (price === null) return `${number} ${nameEn}`;
  const [, currency = '', per = ''] = price;
  const sign = /^[+−]/.exec(number)?.[0] ?? '';
  return `${sign}${currency} ${number.slice(sign.length)}${per}`;
}

/** Large sums of money in running text: 15.3亿美元 · USD 1.53 billion. */
function formatMoneyInText(value: number, unit: FigureUnit, edition: Edition): string | null {
  const { number } = numberFormat[edition];
  const size = Math.abs(value);
  if (edition === 'cn') {
    if (size >= 1e8) return `${number(value / 1e8, 1)}亿${unit.nameCn}`;
    return size >= 1e4 ? `${number(value / 1e4, 0)}万${unit.nameCn}` : null;
  }
  if (size >= 1e9) return `${unit.nameEn} ${number(value / 1e9, 2)} billion`;
  return size >= 1e6 ? `${unit.nameEn} ${number(value / 1e6, 1)} million` : null;
}

function sign(text: string, value: number, isSigned: boolean): string {
  return isSigned && value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}

function printName(chosen: ChosenFigure, { prints }: FigureReference, edition: Edition): string | null {
  const { member } = chosen;
  const isCn = edition === 'cn';
  if (prints.includes('period')) return printPeriod(chosen.period, edition);
  if (member === null) return null;
  if (prints.includes('name')) return isCn ? member.nameCn : member.nameEn;
  if (prints.includes('origin')) return isCn ? member.originCn : member.originEn;
  if (prints.includes('cut')) return isCn ? member.cutCn : member.cutEn;
  return null;
}

export function printFigure(chosen: ChosenFigure, reference: FigureReference, edition: Edition): string {
  const { prints, questions } = reference;
  const named = printName(chosen, reference, edition);
  if (named !== null) return named;
  const isBare = prints.includes('bare');
  const { choice } = reference;
  if (choice !== null) {
    const part = chosen.value > 0 ? choice.up : chosen.value < 0 ? choice.down : choice.flat;
    return part.replaceAll('#', printNumber({ ...chosen, value: Math.abs(chosen.value) }, reference, edition));
  }
  if (prints.includes('word')) return inWords(chosen.value, edition);
  const value = prints.includes('abs') ? Math.abs(chosen.value) : chosen.value;
  const isSigned = prints.includes('signed') || (chosen.isChange && !prints.includes('abs'));
  const isAsked = questions.some(({ unit }) => unit === 't' || unit === 'kt' || unit === 'wt');
  if (!isBare && !isAsked && chosen.unit.code === 't') {
    return sign(numberFormat[edition].volumeInText(value), value, isSigned);
  }
  if (!isBare && (chosen.unit.code === 'USD' || chosen.unit.code === 'CNY')) {
    const money = formatMoneyInText(value, chosen.unit, edition);
    if (money !== null) return sign(money, value, isSigned);
  }
  const number = sign(printNumber({ ...chosen, value }, reference, edition), value, isSigned);
  return isBare ? number : withUnit(number, shownUnit(chosen.unit, questions[0]?.unit ?? null), edition);
}

const scales = {
  t: { by: 1, decimals: 0, unit: figureUnits.tonnes },
  kt: { by: 1_000, decimals: 1, unit: { code: 'kt', nameCn: '千吨', nameEn: 'kt' } },
  wt: { by: 10_000, decimals: 1, unit: { code: 'wt', nameCn: '万吨', nameEn: '10,000 t' } },
} as const;

function toScale(word: string | null) {
  return word === 't' || word === 'kt' || word === 'wt' ? scales[word] : null;
}

function shownUnit(unit: FigureUnit, word: string | null): FigureUnit {
  return unit.code === 't' ? (toScale(word)?.unit ?? unit) : unit;
}

function printNumber(chosen: ChosenFigure, reference: FigureReference, edition: Edition): string {
  if (chosen.unit.code === 'day') return printDayNumber(chosen.value, edition);
  const scale = chosen.unit.code === 't' ? toScale(reference.questions[0]?.unit ?? null) : null;
  const decimals = reference.decimals ?? scale?.decimals ?? chosen.decimals;
  return numberFormat[edition].number(chosen.value / (scale?.by ?? 1), decimals);
}
