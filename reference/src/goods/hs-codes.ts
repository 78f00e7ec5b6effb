import { hsCodeRows, hsGroups, meatHeadings, mixedHsPositions, otherAnimalPositions } from './hs-codes.data.ts';
import type { HsCode8, HsCodeFacts, HsForm, HsGroup, HsStorage } from './hs-codes.data.ts';

export { hsForms, hsGroups, hsStorages, importVatPercent } from './hs-codes.data.ts';
export type { HsCode8, HsForm, HsGroup, HsStorage } from './hs-codes.data.ts';

export interface HsCode extends HsCodeFacts {
  readonly code: HsCode8;
}

interface HsTraits {
  /** With leading zero: eight digits for a line, four or six for a position. */
  readonly code: string;
  /** Null where the position's covered lines differ. */
  readonly group: HsGroup | null;
  readonly storage: HsStorage | null;
  readonly form: HsForm | null;
  readonly lines: readonly HsCode[];
}

/** A covered line, a fully covered position, one with other goods too, goods outside the portal, or no code. */
export type HsMatch =
  | ({ readonly kind: 'line' } & HsTraits)
  | ({ readonly kind: 'position' } & HsTraits)
  | { readonly kind: 'mixed'; readonly code: string }
  | { readonly kind: 'outOfScope'; readonly code: string }
  | { readonly kind: 'unreadable' };

/** Beef first. */
export const hsCodes: readonly HsCode[] = hsCodeRows;

const byCode = new Map<string, HsCode>(hsCodes.map((line) => [line.code, line]));

/** Covered lines and the positions above them, and positions that also hold other goods. */
const matches = new Map<string, HsMatch>(
  [
    ...hsCodes.flatMap(({ code }) => [4, 6, 8].map((digits) => describeCovered(code.slice(0, digits)))),
    ...mixedHsPositions.map((code) => ({ kind: 'mixed', code }) as const),
  ].map((match) => [match.code, match]),
);

/** Exact eight digits only. */
export function findHsCode(code8: string): HsCode | undefined {
  return byCode.get(code8);
}

export function findHsGroup(code: string): (typeof hsGroups)[number] | undefined {
  return hsGroups.find((group) => group.code === code);
}

/** 4, 6, 8 or 10 digits (the first eight count), also dotted (0202.30) or without the leading zero (20230 for 020230). */
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

/** True if all goods under the code are bovine or porcine goods the portal covers. */
export function isInScope(code: string): boolean {
  const { kind } = matchHsCode(code);
  return kind === 'line' || kind === 'position';
}

/** True for a meat, offal or fat code that is neither one of our lines nor known to be another animal's. */
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
