export const planningKinds = [
  'article',
  'report',
  'marketReport',
  'release',
  'survey',
  'newsletter',
  'bannerFrom',
  'bannerUntil',
  'exhibition',
] as const;
export type PlanningKind = (typeof planningKinds)[number];
