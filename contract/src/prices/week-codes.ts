/** What a member may say of a price: up, flat or down. */
export const opinions = ['up', 'flat', 'down'] as const;
export type Opinion = (typeof opinions)[number];

/** How those who answer stand in the trade. */
export const surveyRoles = ['importer', 'exporter', 'processor', 'distributor', 'other'] as const;
export type SurveyRole = (typeof surveyRoles)[number];

/** Over how many weeks an opinion looks. */
export const surveyHorizons = [2, 4] as const;
export type SurveyHorizon = (typeof surveyHorizons)[number];

export const surveyStates = ['draft', 'open', 'closed'] as const;

/** Results are shown from this many answers on, of all and of each role. */
export const minSurveyAnswers = 5;

/** A change of no more than this many per cent either way counts as flat. */
export const flatBandPercent = 1;

/** Fixed sections of the weekly market report (domain C.3), in their order. */
export const reportSections = [
  'summary',
  'forward',
  'spot',
  'customs',
  'plants',
  'quota',
  'liveCattle',
  'fx',
  'survey',
  'calendar',
] as const;
export type ReportSection = (typeof reportSections)[number];

/** What of an issue is saved by itself. */
export const reportParts = ['title', ...reportSections] as const;
export type ReportPart = (typeof reportParts)[number];

/** Something of each part. */
export function byReportPart<Value>(read: (part: ReportPart) => Value): Record<ReportPart, Value> {
  return Object.fromEntries(reportParts.map((part) => [part, read(part)])) as Record<ReportPart, Value>;
}

export const marketReportStates = ['draft', 'published', 'withdrawn'] as const;
export type MarketReportState = (typeof marketReportStates)[number];
