/** Maximum lengths in characters; free of zod, so that the form can use them. */
export const contactRule = { name: 60, companyName: 120, phone: 40, email: 254, content: 4000 } as const;

/** Digits with the usual separators, and an optional extension. */
export const phonePattern = /^\+?\(?\d[\d\s()/.-]{4,}(?:\s?(?:[xX]|[eE][xX][tT]\.?|转|#)\s?\d{1,6})?$/;
