-- Why: prices of others and of live cattle are read as they had been published on a day, as facts and quotas are. What stood there before a
-- file or the desk changed it is kept; what was changed before this migration is not known any more.
alter table price_benchmark_value add column published_since date;
update price_benchmark_value set published_since = published_on;
comment on column price_benchmark_value.published_since is
  'The day since which it has been published as it stands; null: from before migration 0125, taken for the day it is of.';

alter table live_cattle_price add column published_since date;
update live_cattle_price set published_since = coalesce(published_on,
  case when not is_demo then (entered_at at time zone 'Asia/Shanghai')::date end);
comment on column live_cattle_price.published_since is
  'The day since which it has been published as it stands; null: invented, taken for the day it is of.';

create table price_figure_before (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('value', 'cattle')),
  -- The row as it stood: of price_benchmark_value, or of live_cattle_price.
  figures jsonb not null check (jsonb_typeof(figures) = 'object'),
  published_since date not null,
  -- From this day on something else stands there, or nothing.
  replaced_on date not null,
  -- The file that changed it, whose undo makes this undone; null: the desk.
  run_id integer references price_import_run on delete cascade
);
create index price_figure_before_of on price_figure_before (kind, replaced_on, published_since);
create index price_figure_before_run on price_figure_before (run_id) where run_id is not null;
comment on table price_figure_before is 'Prices of others and of live cattle as they had been published before they were changed.';
