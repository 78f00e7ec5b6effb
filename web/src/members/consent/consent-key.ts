/** Session storage key: the user whose consents have already been asked for. */
export const consentKey = 'consentAsked';
