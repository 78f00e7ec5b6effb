import type { PlanningRow } from '@btc/contract/site/desk/planning.ts';
import { findBeefCut } from '@btc/reference/beef-cuts.ts';
import { findOrigin } from '@btc/reference/origins.ts';
import { findPorkCut } from '@btc/reference/pork-cuts.ts';
import { shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import type { PlanningRecord } from './planning.queries.ts';

/** What an item of the survey asks about; the other kinds have titles of their own. */
function titlesOf({ kind, title_cn: cn, title_en: en, survey_origin: code, survey_cut: id }: PlanningRecord) {
  if (kind !== 'survey' || code === null || id === null) return { TitleCn: cn, TitleEn: en };
  const origin = findOrigin(code);
  const cut = findBeefCut(id) ?? findPorkCut(id);
  return {
    TitleCn: `${origin?.nameCn ?? code} ${cut?.nameCn ?? id}`,
    TitleEn: `${origin?.nameEn ?? code} ${cut?.nameEn ?? id}`,
  };
}

/** A planned thing as the desk gets it. */
export function presentPlanned(record: PlanningRecord): PlanningRow {
  const { kind, on_day: day, at, id, state } = record;
  return {
    Kind: kind,
    Date: day,
    At: at === null ? null : shanghaiMoment(at),
    ID: id,
    ...titlesOf(record),
    State: state,
  };
}
