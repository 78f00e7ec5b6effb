import { findHsCode, type HsCode, hsCodes, type HsForm } from './hs-codes.ts';

export interface DeclaredCut {
  readonly meat: 'beef' | 'pork';
  /** Part of the carcase, or group of pork cuts. */
  readonly group: string;
  /** Beef cuts: bone-in, boneless, offal, bone. */
  readonly form: string | null;
  /** Pork cuts and beef offal: the line of the frozen cut. */
  readonly hsCode: string | null;
}

/** Quarters are bone-in meat and sides half-carcases; the part alone does not tell them apart. */
const carcaseForms: readonly HsForm[] = ['carcase', 'bone-in'];

function listForms({ group, form }: DeclaredCut): readonly string[] {
  if (group === 'carcase') return carcaseForms;
  return form === null ? [] : [form];
}

function isChilledOffal({ group, storage }: HsCode): boolean {
  return group === 'beef_offal' && storage === 'chilled';
}

/** Chilled before frozen; empty for bones. Beef offal without a line of its own gets those of 0206. */
export function listCutLines(cut: DeclaredCut): readonly HsCode[] {
  const own = cut.hsCode === null ? undefined : findHsCode(cut.hsCode);
  if (own?.group === 'beef_offal') return hsCodes.filter((line) => line === own || isChilledOffal(line));
  if (own !== undefined) return [own];
  if (cut.meat === 'pork') return [];
  const forms = listForms(cut);
  return hsCodes.filter(({ group, form }) => (group === 'beef' || group === 'beef_offal') && forms.includes(form));
}

/** True if a code of eight digits or of a position covers these lines and nothing else. */
export function isOfLines(code: string, lines: readonly HsCode[]): boolean {
  const within = hsCodes.filter((line) => line.code.startsWith(code));
  return within.length > 0 && within.every((line) => lines.includes(line));
}

/** Product a plant's registration must cover to ship the cut; null where unspecified. */
export function findCutProduct(cut: DeclaredCut): 'boneless' | 'bone-in' | 'offal' | null {
  if (cut.form === 'bone') return 'offal';
  const forms = new Set<string>(cut.form === null ? listCutLines(cut).map(({ form }) => form) : [cut.form]);
  const [only, ...others] = forms;
  if (others.length > 0) return null;
  return only === 'boneless' || only === 'bone-in' || only === 'offal' ? only : null;
}
