import stored from './quota-projection.json' with { type: 'json' };

/*
 * What the projection of safeguard quotas was fitted to, and how it did when past years were replayed. `npm run replay:quota -- --write`
 * makes the file from the exporters' own statistics; nothing in it is written by hand.
 */

/** The parameters, as `@btc/contract/safeguard/fill-projection.ts` takes them. */
export const quotaProjectionFit = stored.fit;

/** How often and how well it was tried; shares are percent, losses and width days. */
export const quotaProjectionRecord = stored.record;

/** What both come from. */
export const quotaProjectionSource = stored.source;
