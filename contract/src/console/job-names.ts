export const queueNames = ['mail', 'sms', 'newsletter', 'alert', 'alertSend', 'articles', 'tradeFiles'] as const;
export type QueueName = (typeof queueNames)[number];

/** Tasks the portal runs by itself every few minutes. */
export const taskNames = [
  'callLimits',
  'changingCalls',
  'sessions',
  'outbox',
  'newsletterReaders',
  'plantSearches',
  'videoUploads',
  'plantStates',
  'searchTerms',
  'figures',
  'leftovers',
  'backups',
] as const;
export type TaskName = (typeof taskNames)[number];

/** Queues whose failed jobs an admin can retry. */
export const retriedQueues = ['mail', 'sms', 'newsletter', 'alert', 'alertSend'] as const;
export type RetriedQueue = (typeof retriedQueues)[number];

export const retriedJobs = [...retriedQueues, ...taskNames] as const;
