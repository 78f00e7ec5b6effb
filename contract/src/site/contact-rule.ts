/** How long the fields of the contact form may be; without zod, so that the form can keep to it. */
export const contactRule = { name: 60, companyName: 120, phone: 40, email: 254, content: 4000 } as const;

/** What a telephone number looks like: digits with the signs that people put between them, and an extension. */
export const phonePattern = /^\+?\(?\d[\d\s()/.-]{4,}(?:\s?(?:[xX]|[eE][xX][tT]\.?|转|#)\s?\d{1,6})?$/;
