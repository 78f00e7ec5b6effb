import type { GetAlerts } from '@btc/contract/my-list/alerts.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';

export type Channel = OutputOf<typeof GetAlerts>['List'][number];
