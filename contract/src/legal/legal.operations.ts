import { legalDeskOperations } from './legal-desk.ts';
import { GetLegalText, GetLegalVersions } from './legal.ts';

export const legalOperations = { GetLegalText, GetLegalVersions, ...legalDeskOperations } as const;
