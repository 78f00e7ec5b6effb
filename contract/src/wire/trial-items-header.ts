/** Sent with a call as `Trial-Items: spare`: what is locked stays so, and the answer says how many items of a trial are left. */
export const trialItemsHeader = 'Trial-Items';

export const spareTrialItems = 'spare';
