/** What an uploaded list may be; without zod, so that a form can check it before it is sent. */
export const plantListRule = {
  maxBytes: 12 * 1024 * 1024,
  maxRows: 100_000,
  extensions: ['.csv', '.xlsx'],
} as const;
