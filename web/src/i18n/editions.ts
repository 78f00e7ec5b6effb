import type { EditionMessages } from './messages.ts';

/** One message in both editions, side by side: text, or what makes it of figures. */
export type Both<M> = readonly [cn: M, en: M];

/** What a message is beside the one that was written: any text for a text, as many lines as one likes for lines. */
type Text<M> = M extends string ? string : M extends readonly (infer Line)[] ? readonly Text<Line>[] : M;

type Side<T> = T extends Both<unknown> ? Text<T[0]> : { readonly [K in keyof T]: Side<T[K]> };

/** The English of a message must be what the Chinese is: a text for a text, a function of the same arguments for a function. */
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

/** Messages written side by side, as each edition reads them. */
export function inEditions<T extends Tree>(pairs: T & Paired<T>): EditionMessages<Side<T>> {
  return { cn: takeSide(pairs, 0) as Side<T>, en: takeSide(pairs, 1) as Side<T> }; // see Side
}

/** Two lists of the same names, side by side. */
export function pairUp<K extends string, M>(
  cn: Readonly<Record<K, M>>,
  en: Readonly<Record<K, M>>,
): Record<K, Both<M>> {
  const keys = Object.keys(cn) as K[]; // Object.keys forgets what it lists
  return Object.fromEntries(keys.map((key): [K, Both<M>] => [key, [cn[key], en[key]]])) as Record<K, Both<M>>;
}
