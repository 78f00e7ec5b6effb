/** Where a browser session keeps whose consents it need not ask about again. */
export const consentKey = 'consentAsked';
