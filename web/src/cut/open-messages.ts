import { inEditions } from '#i18n/editions.ts';

/** Kept apart so that a page with a public list does not load the messages of the cut's page. */
export const messages = inEditions({
  until: [(day: string) => `有效至${day}`, (day: string) => `until ${day}`],
});
