import type { Visitor } from '../api/reader.ts';

/**
 * Whose search it is. Every query that looks into what is not everybody's takes these rights and decides by them, so that no
 * caller can forget it: what somebody may not see neither matches, nor filters, orders or counts for them.
 */
export type SearchRights = Pick<Visitor, 'findLockState'>;

/** Of anybody: what is locked to a stranger does not match. */
export const strangersRights: SearchRights = { findLockState: () => 'anonymous' };

/** Of staff, to whom the console shows records whole. */
export const deskRights: SearchRights = { findLockState: () => null };
