import type { Edition } from '@btc/contract/members/access.ts';
import { beefCuts, beefParts, findBeefCut } from '@btc/reference/beef-cuts.ts';
import { findOrigin, origins } from '@btc/reference/origins.ts';
import { findPorkCut, porkCutGroups, porkCuts } from '@btc/reference/pork-cuts.ts';
import type { NamedEntry } from '#platform/import/aliases/alias-book.ts';

interface Named {
  readonly nameCn: string;
  readonly nameEn: string;
}

function nameIn(edition: Edition, named: Named | undefined): string | null {
  if (named === undefined) return null;
  return edition === 'en' ? named.nameEn : named.nameCn;
}

/** The name of an origin; null for a code that is none. */
export function originName(code: string | null, edition: Edition): string | null {
  return code === null ? null : nameIn(edition, findOrigin(code));
}

function findCut(meat: string | null, id: string) {
  return meat === 'pork' ? findPorkCut(id) : findBeefCut(id);
}

/** The name of a cut of a meat; null for one that is none. */
export function cutName(meat: string | null, id: string | null, edition: Edition): string | null {
  return id === null ? null : nameIn(edition, findCut(meat, id));
}

/** Everything that goods are called: what a search finds them by. */
export function goodsWords(post: { origin: string | null; meat: string | null; cut: string | null }): string {
  const cut = post.cut === null ? undefined : findCut(post.meat, post.cut);
  const origin = post.origin === null ? undefined : findOrigin(post.origin);
  return [post.meat, origin?.nameEn, origin?.nameCn, cut?.nameEn, cut?.nameCn].filter(Boolean).join(' ');
}

/** The names of an entry of the dictionaries, as the words of a post have them; null for what posts are not about. */
export function entryWords({ kind, code }: NamedEntry): string | null {
  const goods = { meat: null, origin: null, cut: null };
  if (kind === 'origin') return goodsWords({ ...goods, origin: code });
  if (kind === 'beefCut') return goodsWords({ ...goods, meat: 'beef', cut: code });
  return kind === 'porkCut' ? goodsWords({ ...goods, meat: 'pork', cut: code }) : null;
}

/** What the forms offer, in an edition. */
export function goodsLists(edition: Edition) {
  const name = (named: Named) => nameIn(edition, named) ?? '';
  return {
    Origins: origins.map((origin) => ({ Code: origin.code, Name: name(origin) })),
    BeefCuts: beefCuts.map((cut) => ({
      Code: cut.id,
      Name: name(cut),
      Group: groupName(beefParts, cut.part, edition),
    })),
    PorkCuts: porkCuts.map((cut) => ({
      Code: cut.id,
      Name: name(cut),
      Group: groupName(porkCutGroups, cut.group, edition),
    })),
  };
}

function groupName(groups: readonly (Named & { code: string })[], code: string, edition: Edition): string {
  return (
    nameIn(
      edition,
      groups.find((group) => group.code === code),
    ) ?? ''
  );
}
