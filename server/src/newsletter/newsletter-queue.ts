import type { Queue } from '#platform/jobs/queue-worker.ts';
import { sendBatch, type SendDeps } from './send.service.ts';

export function newsletterQueue(deps: SendDeps): Queue {
  return {
    name: 'newsletter',
    rows: { table: 'job', kind: 'newsletter' },
    perform: ({ about }) => sendBatch(deps, Number(about)),
  };
}
