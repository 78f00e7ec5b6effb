/** Limits in characters, of HTML for introduction and closing; free of zod, so that the form can use them. */
export const newsletterRule = { subject: 240, intro: 16_000, closing: 16_000 } as const;

export const newsletterStates = ['draft', 'scheduled', 'sending', 'sent'] as const;
export type NewsletterState = (typeof newsletterStates)[number];
