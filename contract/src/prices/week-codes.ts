export const opinions = ['up', 'flat', 'down'] as const;
export type Opinion = (typeof opinions)[number];

export const surveyRoles = ['importer', 'exporter', 'processor', 'distributor', 'other'] as const;
export type SurveyRole = (typeof surveyRoles)[number];

/** Weeks ahead. */
export const surveyHorizons = [2, 4] as const;
export type SurveyHorizon = (typeof surveyHorizons)[number];

export const surveyStates = ['draft', 'open', 'closed'] as const;

/** Minimum answers for showing results, overall and by role. */
export const minSurveyAnswers = 5;

/** Changes up to this many per cent either way count as flat. */
export const flatBandPercent = 1;

/** Sections of the weekly market report (domain C.3), in order. */
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

export const reportParts = ['title', ...reportSections] as const;
export type ReportPart = (typeof reportParts)[number];

export function byReportPart<Value>(read: (part: ReportPart) => Value): Record<ReportPart, Value> {
  return Object.fromEntries(reportParts.map((part) => [part, read(part)])) as Record<ReportPart, Value>;
}

export const marketReportStates = ['draft', 'published', 'withdrawn'] as const;
export type MarketReportState = (typeof marketReportStates)[number];
