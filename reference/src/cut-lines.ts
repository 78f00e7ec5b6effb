import { findHsCode, type HsCode, hsCodes, type HsForm } from './hs-codes.ts';

/** What a dictionary says of a cut, as far as its tariff lines ask. */
export interface DeclaredCut {
  readonly meat: 'beef' | 'pork';
  /** Part of the carcase, or group of pork cuts. */
  readonly group: string;
  /** Of beef cuts: bone-in, boneless, offal, bone. */
  readonly form: string | null;
  /** Of pork cuts and of beef offal: the line of the frozen cut. */
  readonly hsCode: string | null;
}

/** Quarters are bone-in meat, sides are half-carcases: the part alone does not tell which. */
const carcaseForms: readonly HsForm[] = ['carcase', 'bone-in'];

function listForms({ group, form }: DeclaredCut): readonly string[] {
  if (group === 'carcase') return carcaseForms;
  return form === null ? [] : [form];
}

function isChilledOffal({ group, storage }: HsCode): boolean {
  return group === 'beef_offal' && storage === 'chilled';
}

/**
 * The tariff lines that a cut is declared under, chilled before frozen; none of bones, which are no meat. Offal of beef has its own line
 * when frozen, and one for all that is chilled of 0206; where nobody has named its line, those of 0206.
 */
export function listCutLines(cut: DeclaredCut): readonly HsCode[] {
  const own = cut.hsCode === null ? undefined : findHsCode(cut.hsCode);
  if (own?.group === 'beef_offal') return hsCodes.filter((line) => line === own || isChilledOffal(line));
  if (own !== undefined) return [own];
  if (cut.meat === 'pork') return [];
  const forms = listForms(cut);
  return hsCodes.filter(({ group, form }) => (group === 'beef' || group === 'beef_offal') && forms.includes(form));
}

/** Whether a fact's code, of eight digits or of a position, is one of these lines and no other goods'. */
export function isOfLines(code: string, lines: readonly HsCode[]): boolean {
  const within = hsCodes.filter((line) => line.code.startsWith(code));
  return within.length > 0 && within.every((line) => lines.includes(line));
}

/** What a registration must cover for a plant to ship a cut; null where nothing is said. */
export function findCutProduct(cut: DeclaredCut): 'boneless' | 'bone-in' | 'offal' | null {
  if (cut.form === 'bone') return 'offal';
  const forms = new Set<string>(cut.form === null ? listCutLines(cut).map(({ form }) => form) : [cut.form]);
  const [only, ...others] = forms;
  if (others.length > 0) return null;
  return only === 'boneless' || only === 'bone-in' || only === 'offal' ? only : null;
}
