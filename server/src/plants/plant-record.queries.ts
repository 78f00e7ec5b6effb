import { type RawBuilder, sql } from 'kysely';

export interface PlantRecord {
  readonly id: number;
  readonly code: string;
  readonly origin: string;
  readonly number: string;
  readonly listed_number: string | null;
  readonly cifer_number: string | null;
  readonly name_cn: string | null;
  readonly name_en: string | null;
  readonly name_local: string | null;
  readonly exporter_id: number | null;
  readonly group_cn: string | null;
  readonly group_en: string | null;
  readonly state_cn: string | null;
  readonly state_en: string | null;
  readonly city_cn: string | null;
  readonly city_en: string | null;
  readonly types: readonly string[];
  readonly meats: readonly string[];
  readonly products: readonly string[];
  readonly offal_cuts: readonly string[];
  readonly first_approved: string | null;
  readonly valid_to: string | null;
  readonly is_demo: boolean;
  readonly state: string;
  readonly state_since: string | null;
  readonly state_by: string | null;
  readonly state_basis: string | null;
}

/** FROM clause: plant `p`, group `c` and its state on a day, today by default; pair it with `plantColumns`. */
export function plantTables(asOf: string | null): RawBuilder<unknown> {
  const span =
    asOf === null
      ? sql`left join plant_event e on e.id = p.state_event_id`
      : sql`left join plant_state_span s on s.plant_id = p.id and s.from_on <= ${asOf}::date
          and (s.until_on is null or s.until_on > ${asOf}::date)
        left join plant_event e on e.id = s.event_id`;
  return sql`plant p left join company c on c.id = p.exporter_id ${span}`;
}

/** State column of `plantTables` for the same day. */
export function stateColumn(asOf: string | null): RawBuilder<string> {
  return asOf === null ? sql<string>`p.state` : sql<string>`coalesce(s.state, 'unlisted')`;
}

export function buildPlantColumns(asOf: string | null): RawBuilder<unknown> {
  const since = asOf === null ? sql`p.state_since` : sql`s.from_on`;
  return sql`p.id, p.code, p.origin, p.number, p.listed_number, p.cifer_number, p.name_cn, p.name_en, p.name_local,
    p.exporter_id, c.name_cn as group_cn, c.name_en as group_en, p.state_cn, p.state_en, p.city_cn, p.city_en, p.types, p.meats,
    p.products, p.offal_cuts, p.first_approved, p.valid_to, p.is_demo, ${stateColumn(asOf)} as state, ${since} as state_since,
    e.status as state_by, e.basis as state_basis`;
}
