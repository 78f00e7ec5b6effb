import stored from './quota-projection.json' with { type: 'json' };

/*
 * What the projection of safeguard quotas was fitted to, and how it did when past years were replayed. `npm run replay:quota -- --write`
 * makes the file from the exporters' own statistics; nothing in it is written by hand.
 */

/** Parameters in the form that `@btc/contract/safeguard/fill-projection.ts` takes. */
export const quotaProjectionFit = stored.fit;

/** Results of replaying past years; shares are percent, losses and widths are days. */
export const quotaProjectionRecord = stored.record;

export const quotaProjectionSource = stored.source;
