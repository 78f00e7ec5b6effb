import { inEditions } from '#i18n/editions.ts';

/** The words of the lists that everybody sees: few, so that a page with a list loads none of a cut's. */
export const messages = inEditions({
  until: [(day: string) => `有效至${day}`, (day: string) => `until ${day}`],
});
