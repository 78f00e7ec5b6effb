import type { Edition } from '@btc/contract/members/access.ts';
import { nameIn, type Names } from '@btc/contract/names.ts';
import { findOrigin, origins } from '@btc/reference/places/origins.ts';
import type { CutMeat, Dictionary, NamedEntry } from '#dictionary/face.ts';

function findName(edition: Edition, row: Names | undefined): string | null {
  return row === undefined ? null : nameIn(edition, row);
}

/** Name of an origin; null for an unknown code. */
export function toOriginName(code: string | null, edition: Edition): string | null {
  return code === null ? null : findName(edition, findOrigin(code));
}

/** Goods of a post; if it names a cut but both meats or none, the cut is beef. */
export interface Goods {
  readonly meat: string | null;
  readonly cut: string | null;
}

/** Cut of a post; undefined for none or an unknown one. */
export function toCut(dictionary: Dictionary, { meat, cut }: Goods) {
  return cut === null ? undefined : dictionary.findCut(meat === 'pork' ? 'pork' : 'beef', cut);
}

/** Name of a post's cut; null where it names none. */
export function toCutName(dictionary: Dictionary, goods: Goods, edition: Edition): string | null {
  return findName(edition, toCut(dictionary, goods));
}

/** Name of a port; null for an unknown code. */
export function formatPortName(dictionary: Dictionary, code: string | null, edition: Edition): string | null {
  return code === null ? null : findName(edition, dictionary.find('port', code));
}

/** Search word of a cut itself: letters only, none a prefix of another. Migration 0144 writes it as well. */
function cutWord(meat: CutMeat, code: string): string {
  return `${meat}cut${code.replace(/[^a-z]/gi, '')}end`;
}

export function goodsWords(dictionary: Dictionary, post: Goods & { readonly origin: string | null }): string {
  const cut = toCut(dictionary, post);
  const origin = post.origin === null ? undefined : findOrigin(post.origin);
  const word = post.cut === null ? null : cutWord(post.meat === 'pork' ? 'pork' : 'beef', post.cut);
  return [post.meat, origin?.nameEn, origin?.nameCn, cut?.nameEn, cut?.nameCn, word].filter(Boolean).join(' ');
}

/** Search words of a dictionary entry among those of a post; null for kinds that posts do not have. */
export function entryWords(dictionary: Dictionary, { kind, code }: NamedEntry): string | null {
  if (kind === 'origin') return goodsWords(dictionary, { meat: null, origin: code, cut: null });
  if (kind === 'beefCut') return cutWord('beef', code);
  return kind === 'porkCut' ? cutWord('pork', code) : null;
}

export function goodsLists(dictionary: Dictionary, edition: Edition) {
  const name = (row: Names) => nameIn(edition, row);
  const cuts = (meat: CutMeat) =>
    dictionary
      .listCuts(meat)
      .filter(({ isListed }) => isListed)
      .map((cut) => ({ Code: cut.code, Name: name(cut), Group: name(cut.group) }));
  return {
    Origins: origins.map((origin) => ({ Code: origin.code, Name: name(origin) })),
    BeefCuts: cuts('beef'),
    PorkCuts: cuts('pork'),
    Ports: dictionary
      .list('port')
      .filter(({ isListed, group }) => isListed && group.code === 'port')
      .map((port) => ({ Code: port.code, Name: name(port) })),
  };
}
