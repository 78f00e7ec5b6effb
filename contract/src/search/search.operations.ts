import { SearchPortal } from './search.ts';

export const searchOperations = { SearchPortal } as const;
