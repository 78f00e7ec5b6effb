export { forgetConsentAddresses, insertConsent, listConsents } from './consent.queries.ts';
export { listDueTexts, readDueChanges, recordConsent } from './consent.service.ts';
export { listLegalVersions } from './legal-version.queries.ts';
export { findInForce } from './legal-version.ts';
