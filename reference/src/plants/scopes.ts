import type { HsGroup } from '../goods/hs-codes.data.ts';
import { scopeRows } from './scopes.data.ts';
import type { ScopeCode, ScopeFacts } from './scopes.data.ts';

export type { ScopeCode } from './scopes.data.ts';

/** A commodity scope: which tariff groups a figure covers, with the title charts must carry. */
export interface Scope extends ScopeFacts {
  readonly code: ScopeCode;
}

/** The commodity scopes, beef before pork, those shown apart last. */
export const scopes: readonly Scope[] = scopeRows;

export function findScope(code: string): Scope | undefined {
  return scopes.find((scope) => scope.code === code);
}

/** The narrowest scope of a tariff group; undefined for groups without figures (processed, casings, live). */
export function toScope(group: HsGroup): Scope | undefined {
  return scopes.find((scope) => scope.groups.length === 1 && scope.groups.includes(group));
}

/** All scopes that a tariff group counts towards: its own and, for meat and offal, their sum. */
export function listGroupScopes(group: HsGroup): readonly Scope[] {
  return scopes.filter((scope) => scope.groups.includes(group));
}
