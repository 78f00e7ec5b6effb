/** What is queued and done later, each in a queue of its own. */
export const queueNames = ['mail', 'sms', 'newsletter', 'articles', 'tradeFiles'] as const;
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
  'imports',
  'leftovers',
  'backups',
] as const;
export type TaskName = (typeof taskNames)[number];

/** What an admin can set going again: failed messages, or a task now. */
export const retriedJobs = ['mail', 'sms', ...taskNames] as const;
