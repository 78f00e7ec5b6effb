import type { Queue } from '#platform/jobs/queue-worker.ts';
import { alertRooms } from './alert.queries.ts';
import { type AlertDeps, raiseAlerts } from './raise-alerts.ts';
import { type SendAlertDeps, sendAlerts } from './send-alerts.ts';

export function alertQueues(deps: AlertDeps & SendAlertDeps): readonly Queue[] {
  return [
    {
      name: 'alert',
      rows: { table: 'job', kind: 'alert' },
      pace: { attemptLimitMs: null, leaseMs: 30_000 },
      perform: async ({ about }) => {
        const room = alertRooms.find((one) => one === about);
        return room === undefined ? { kind: 'done' } : raiseAlerts(deps, room);
      },
    },
    {
      name: 'alertSend',
      rows: { table: 'job', kind: 'alertSend' },
      perform: ({ about }, signal) => sendAlerts(deps, about, signal),
    },
  ];
}
