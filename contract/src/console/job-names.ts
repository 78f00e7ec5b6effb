/** What is queued and done later, each in a queue of its own. */
export const queueNames = ['mail', 'sms', 'newsletter', 'alert', 'alertSend', 'articles', 'tradeFiles'] as const;
export type QueueName = (typeof queueNames)[number];

/** What the portal does by itself every few minutes. */
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

/** Queues of which an admin can have done again what failed. */
export const retriedQueues = ['mail', 'sms', 'newsletter', 'alert', 'alertSend'] as const;
export type RetriedQueue = (typeof retriedQueues)[number];

/** What an admin can set going again: what failed in a queue, or a task now. */
export const retriedJobs = [...retriedQueues, ...taskNames] as const;
