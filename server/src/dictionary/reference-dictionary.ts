import { Dictionary } from './dictionary.ts';
import { referenceRows } from './reference-rows.ts';

export const referenceDictionary: Dictionary = new Dictionary({ ...referenceRows, taught: [], substitutes: [] });
