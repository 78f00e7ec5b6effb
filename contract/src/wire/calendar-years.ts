/*
 * The years that calls can ask for and tell of: nothing of ours is older, and nothing is planned beyond. Days far outside them are more than the
 * database can count from. Free of zod, because the browser's pickers go by them too.
 */
const knownYear = /^(?:199\d|20\d\d|2100)-/;

/** True for a day, month or moment, year first, from 1990 to 2100. */
export function isKnownYear(text: string): boolean {
  return knownYear.test(text);
}

export const monthPattern = /^(?:199\d|20\d\d|2100)-(?:0[1-9]|1[0-2])$/;
