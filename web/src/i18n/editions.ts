import type { EditionMessages } from './messages.ts';

/** One message in both editions: text, or a function. */
export type Both<M> = readonly [cn: M, en: M];

/** The same kind in the other edition: any text for a text, any number of lines for lines. */
type Text<M> = M extends string ? string : M extends readonly (infer Line)[] ? readonly Text<Line>[] : M;

type Side<T> = T extends Both<unknown> ? Text<T[0]> : { readonly [K in keyof T]: Side<T[K]> };

/** The English message must have the Chinese one's type: text for text, a function of the same arguments for a function. */
type Paired<T> =
  T extends Both<unknown>
    ? T[1] extends Text<T[0]>
      ? T
      : Both<Text<T[0]>>
    : { readonly [K in keyof T]: Paired<T[K]> };

interface Tree {
  readonly [key: string]: Both<unknown> | Tree;
}

function takeSide(tree: Tree, index: 0 | 1): object {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, isBoth(value) ? value[index] : takeSide(value, index)]),
  );
}

function isBoth(value: Both<unknown> | Tree): value is Both<unknown> {
  return Array.isArray(value);
}

export function inEditions<T extends Tree>(pairs: T & Paired<T>): EditionMessages<Side<T>> {
  return { cn: takeSide(pairs, 0) as Side<T>, en: takeSide(pairs, 1) as Side<T> }; // see Side
}

export function pairUp<K extends string, M>(
  cn: Readonly<Record<K, M>>,
  en: Readonly<Record<K, M>>,
): Record<K, Both<M>> {
  const keys = Object.keys(cn) as K[]; // Object.keys forgets what it lists
  return Object.fromEntries(keys.map((key): [K, Both<M>] => [key, [cn[key], en[key]]])) as Record<K, Both<M>>;
}
