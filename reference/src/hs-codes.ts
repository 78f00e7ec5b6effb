import { hsCodeRows, hsGroups, meatHeadings, mixedHsPositions, otherAnimalPositions } from './hs-codes.data.ts';
import type { HsCode8, HsCodeFacts, HsForm, HsGroup, HsStorage } from './hs-codes.data.ts';

export { hsForms, hsGroups, hsStorages, importVatPercent } from './hs-codes.data.ts';
export type { HsCode8, HsForm, HsGroup, HsStorage } from './hs-codes.data.ts';

/** One 8-digit line of the China tariff. */
export interface HsCode extends HsCodeFacts {
  readonly code: HsCode8;
}

interface HsTraits {
  /** The code with its leading zero: eight digits of a line, four or six of a position. */
  readonly code: string;
  /** Null where the covered lines of a position differ. */
  readonly group: HsGroup | null;
  readonly storage: HsStorage | null;
  readonly form: HsForm | null;
  readonly lines: readonly HsCode[];
}

/**
 * What a commodity code of a file stands for: a covered line, a position whose lines are all covered, a position that also holds
 * other goods, goods outside the portal, or no code at all.
 */
export type HsMatch =
  | ({ readonly kind: 'line' } & HsTraits)
  | ({ readonly kind: 'position' } & HsTraits)
  | { readonly kind: 'mixed'; readonly code: string }
  | { readonly kind: 'outOfScope'; readonly code: string }
  | { readonly kind: 'unreadable' };

/** The covered tariff lines, beef first. */
export const hsCodes: readonly HsCode[] = hsCodeRows;

const byCode = new Map<string, HsCode>(hsCodes.map((line) => [line.code, line]));

/** What the covered lines and the positions above them stand for, and the positions that also hold other goods. */
const matches = new Map<string, HsMatch>(
  [
    ...hsCodes.flatMap(({ code }) => [4, 6, 8].map((digits) => describeCovered(code.slice(0, digits)))),
    ...mixedHsPositions.map((code) => ({ kind: 'mixed', code }) as const),
  ].map((match) => [match.code, match]),
);

/** Finds a covered tariff line by its exact eight digits. */
export function findHsCode(code8: string): HsCode | undefined {
  return byCode.get(code8);
}

/** Finds a commodity group, with its names in both languages and the species it comes from. */
export function findHsGroup(code: string): (typeof hsGroups)[number] | undefined {
  return hsGroups.find((group) => group.code === code);
}

/**
 * Reads a commodity code of 4, 6, 8 or 10 digits, also dotted (0202.30) or with a lost leading zero (20230 for 020230); ten digits
 * count as their first eight.
 */
export function matchHsCode(given: string): HsMatch {
  const code = readCode(given);
  return code === null ? { kind: 'unreadable' } : (matches.get(code) ?? { kind: 'outOfScope', code });
}

function describeCovered(code: string): Extract<HsMatch, HsTraits> {
  const lines = hsCodes.filter((line) => line.code.startsWith(code));
  return {
    kind: code.length === 8 ? 'line' : 'position',
    code,
    group: agreed(lines.map((line) => line.group)),
    storage: agreed(lines.map((line) => line.storage)),
    form: agreed(lines.map((line) => line.form)),
    lines,
  };
}

/** True where all goods under a commodity code are bovine or porcine goods the portal covers. */
export function isInScope(code: string): boolean {
  const { kind } = matchHsCode(code);
  return kind === 'line' || kind === 'position';
}

/** True for a code within the positions of meat, offal and fat that is neither a line of ours nor known to be of other animals. */
export function isUnknownMeatCode(code: string): boolean {
  return (
    matchHsCode(code).kind === 'outOfScope' &&
    meatHeadings.some((heading) => code.startsWith(heading)) &&
    !otherAnimalPositions.some((position) => code.startsWith(position))
  );
}

function readCode(given: string): string | null {
  const digits = given.trim().replace(/[.\s]/g, '');
  if (!/^\d{3,10}$/.test(digits)) return null;
  const whole = digits.length % 2 === 0 ? digits : `0${digits}`;
  return whole.slice(0, 8);
}

function agreed<T>(values: readonly T[]): T | null {
  const [first, ...rest] = values;
  return first !== undefined && rest.every((value) => value === first) ? first : null;
}
