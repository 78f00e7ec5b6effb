import { getCut } from './cut.ts';
import { getPlantCuts } from './plant-cuts.ts';

export const cutOperations = { GetCut: getCut, GetPlantCuts: getPlantCuts } as const;
