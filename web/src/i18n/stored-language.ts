import { defaultEdition, type Edition } from './edition.ts';
import { readSession, writeSession } from './session-value.ts';

const key = 'language';

/** The edition chosen with the language switch in this browser session; Chinese where none is stored (specification section 2). */
export function storedLanguage(): Edition {
  return readSession(key) === 'en' ? 'en' : defaultEdition;
}

export function storeLanguage(edition: Edition): void {
  writeSession(key, edition);
}
