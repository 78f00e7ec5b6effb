/** Limits for a member's picture; without zod, so that a form can check it before upload. */
export const avatarRule = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: 4 * 1024 * 1024,
  /** Width and height of the kept picture, in pixels. */
  size: 256,
} as const;
