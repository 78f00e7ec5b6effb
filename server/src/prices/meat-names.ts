import { findBeefCut } from '@btc/reference/beef-cuts.ts';
import { findOrigin } from '@btc/reference/origins.ts';
import { findPorkCut } from '@btc/reference/pork-cuts.ts';

/** Both names of something; its code where it has none. */
export interface Names {
  readonly cn: string;
  readonly en: string;
}

export function originNames(code: string): Names {
  const origin = findOrigin(code);
  return { cn: origin?.nameCn ?? code, en: origin?.nameEn ?? code };
}

export function cutNames(id: string): Names {
  const cut = findBeefCut(id) ?? findPorkCut(id);
  return { cn: cut?.nameCn ?? id, en: cut?.nameEn ?? id };
}

export function nameIn({ cn, en }: Names, isEn: boolean): string {
  return isEn ? en : cn;
}
