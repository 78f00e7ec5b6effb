/** How long the words of an issue may be, introduction and closing as HTML; without zod, so that the form can keep to it. */
export const newsletterRule = { subject: 240, intro: 16_000, closing: 16_000 } as const;

/** The way of an issue. */
export const newsletterStates = ['draft', 'scheduled', 'sending', 'sent'] as const;
export type NewsletterState = (typeof newsletterStates)[number];
