import type { PlanningRow } from '@btc/contract/planning/planning.ts';
import { findOrigin } from '@btc/reference/places/origins.ts';
import { shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import type { Dictionary } from '#dictionary/face.ts';
import type { PlanningRecord } from './planning.queries.ts';

/** Titles of a survey item, from its origin and cut; other kinds have their own. */
function listTitles(
  { kind, title_cn: cn, title_en: en, survey_origin: code, survey_cut: id }: PlanningRecord,
  dictionary: Dictionary,
) {
  if (kind !== 'survey' || code === null || id === null) return { TitleCn: cn, TitleEn: en };
  const origin = findOrigin(code);
  const cut = dictionary.findCut('beef', id) ?? dictionary.findCut('pork', id);
  return {
    TitleCn: `${origin?.nameCn ?? code} ${cut?.nameCn ?? id}`,
    TitleEn: `${origin?.nameEn ?? code} ${cut?.nameEn ?? id}`,
  };
}

export function presentPlanned(record: PlanningRecord, dictionary: Dictionary): PlanningRow {
  const { kind, on_day: day, at, id, state } = record;
  return {
    Kind: kind,
    Date: day,
    At: at === null ? null : shanghaiMoment(at),
    ID: id,
    ...listTitles(record, dictionary),
    State: state,
  };
}
