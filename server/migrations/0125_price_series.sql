-- Why: series of prices as others publish them have a way in, and an older file of benchmarks, futures or live cattle never goes over a newer one
-- unasked. Figures from before have no day of publication and give way to any file.

alter table price_benchmark drop constraint price_benchmark_frequency_check;
alter table price_benchmark add constraint price_benchmark_frequency_check check (frequency in ('day', 'week', 'month'));
comment on table price_benchmark is 'Prices of others: monthly prices of the World Bank, exchange-traded futures, series of ministries and markets.';
comment on table price_benchmark_value is 'A day, the Friday of a week, or the first of a month.';

alter table price_benchmark_value add column published_on date;
comment on column price_benchmark_value.published_on is 'The latest day a file was published on that says so; null: before migration 0125.';

alter table live_cattle_price
  add column published_on date,
  alter column usd_per_unit drop not null;
comment on column live_cattle_price.published_on is 'The latest day a file was published on that says so; null: typed in.';
comment on column live_cattle_price.usd_per_unit is 'USD for one unit of the currency on that day; null: not known.';

alter table price_import_run drop constraint price_import_run_form_check;
alter table price_import_run add constraint price_import_run_form_check
  check (form in ('quotes', 'world-bank', 'futures', 'series'));
alter table price_import_run drop constraint price_import_run_outcome_check;
alter table price_import_run add constraint price_import_run_outcome_check
  check (outcome in ('loaded', 'unchanged', 'refused', 'older', 'undone'));
alter table price_import_run add column published_on date;
comment on column price_import_run.outcome is 'older: stopped, since it would change figures published later than the file';

alter table price_import_kept drop constraint price_import_kept_kind_check;
alter table price_import_kept add constraint price_import_kept_kind_check
  check (kind in ('series', 'quote', 'correction', 'benchmark', 'value', 'cattle'));

create table price_series_mapping (
  -- What tables of the same head have in common.
  shape text primary key check (shape ~ '^[0-9a-f]{64}$'),
  -- The contract's mapping: what each column is, and where each label goes.
  mapping jsonb not null,
  revision integer not null default 1 check (revision > 0),
  -- The file it was taught with.
  file_name text not null,
  saved_at timestamptz not null,
  saved_by integer references account on delete set null
);
comment on table price_series_mapping is 'How files of series are read, by the shape of their head.';
