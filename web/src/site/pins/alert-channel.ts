import type { GetAlerts } from '@btc/contract/site/alerts.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';

/** A channel as the reader has set it. */
export type Channel = OutputOf<typeof GetAlerts>['List'][number];
