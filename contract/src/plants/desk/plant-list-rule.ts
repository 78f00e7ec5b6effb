/** Upload limits; without zod, so that a form can check the file first. */
export const plantListRule = {
  maxBytes: 12 * 1024 * 1024,
  maxRows: 100_000,
} as const;
