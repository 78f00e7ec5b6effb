import { type Edition, useEdition } from './edition.ts';

/** Both editions of a room's messages; the English ones must have every member of the Chinese ones. */
export interface EditionMessages<M> {
  readonly cn: M;
  readonly en: NoInfer<M>;
}

/** The messages of the page's edition: `const t = useMessages({ cn: zh, en })`. */
export function useMessages<M>(messages: EditionMessages<M>): M {
  return messages[useEdition()];
}

/** The messages of a named edition, for loaders and other code outside React. */
export function pickMessages<M>(edition: Edition, messages: EditionMessages<M>): M {
  return messages[edition];
}

/** Message for an external word; without one, the word itself. */
export function messageFor(messages: Readonly<Record<string, string>>, word: string): string {
  return Object.hasOwn(messages, word) ? (messages[word] ?? word) : word;
}

/** `plural(n, 'article', 'articles')`; the number itself is formatted by the edition. */
export function plural(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}
