import { Dictionary } from './dictionary.ts';
import { referenceRows } from './reference-rows.ts';

/** The dictionary as the reference package has it, with nothing taught. */
export const referenceDictionary: Dictionary = new Dictionary({ ...referenceRows, taught: [], substitutes: [] });
