import type { Visitor } from '../api/reader.ts';

/** Rights of a search, mandatory for queries on restricted data: locked content neither matches nor orders nor counts. */
export type SearchRights = Pick<Visitor, 'findLockState'>;

/** For anonymous readers: locked content does not match. */
export const strangersRights: SearchRights = { findLockState: () => 'anonymous' };

export const deskRights: SearchRights = { findLockState: () => null };
