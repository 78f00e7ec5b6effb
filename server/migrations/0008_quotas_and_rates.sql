-- Why: country quotas and monthly exchange rates are published, corrected and published again; each publication is kept, the
-- latest counts, and what an earlier one said stays readable as published on its day. The diary learns the formats that bring
-- them, and what an import had to say beside faults. No such rows existed before; old diary rows have no warnings.

create table trade_quota (
  id integer generated always as identity primary key,
  -- ISO 3166-1 alpha-3, or OTH for all origins without a quota of their own.
  origin text not null check (origin ~ '^[A-Z]{3}$'),
  year integer not null check (year between 1990 and 2100),
  tonnes numeric(14, 3) not null check (tonnes >= 0),
  -- Percent of the customs value; null where the publication does not say, or where it differs within the quota.
  in_quota_duty numeric(6, 3) check (in_quota_duty between 0 and 999),
  -- Percent added to the duty of what enters over the quota.
  over_quota_surcharge numeric(6, 3) check (over_quota_surcharge between 0 and 999),
  source text not null check (source <> ''),
  published_on date not null,
  run_id integer references trade_import_run on delete set null,
  loaded_at timestamptz not null default now()
);
comment on table trade_quota is
  'Country quotas of the beef safeguard (0201, 0202), product weight: rows are added, never changed; the latest by published_on, then id, counts. Where an origin and year has no row, the reference package speaks.';
create index trade_quota_by_vintage on trade_quota (origin, year, published_on desc, id desc);

create table trade_rate (
  id integer generated always as identity primary key,
  -- YYYY-MM.
  month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  -- ISO 4217.
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  cny_per_unit numeric(18, 8) not null check (cny_per_unit > 0),
  source text not null check (source <> ''),
  published_on date not null,
  is_demo boolean not null default false,
  run_id integer references trade_import_run on delete set null,
  loaded_at timestamptz not null default now()
);
comment on table trade_rate is
  'Monthly exchange rates by which customs convert values: rows are added, never changed; of a month and currency the latest by published_on, then id, counts, and a demonstration rate only where there is no other.';
create index trade_rate_by_vintage on trade_rate (currency, month, published_on desc, id desc);

alter table trade_import_run drop constraint trade_import_run_format_check;
alter table trade_import_run add constraint trade_import_run_format_check
  check (format in ('customs-query', 'comtrade', 'shipments', 'quotas', 'rates', 'demo'));
-- What was loaded but should be looked at: line, column, value, reason; the first thousand.
alter table trade_import_run add column warnings jsonb not null default '[]';
-- Companies and plants that were new, and spellings that were taken for one company; null where the format names none.
alter table trade_import_run add column names jsonb;
