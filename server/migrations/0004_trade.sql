-- Why: trade facts are immutable Parquet files, one a vintage; this is their catalogue (which files there are, what each
-- covers, which count now) and the diary of the imports that made them. No rows existed before.

create table trade_vintage (
  id integer generated always as identity primary key,
  source text not null check (source in ('customs', 'comtrade', 'shipments', 'demo')),
  -- A source that has months and years is two series, and a question is answered from one.
  grain text not null check (grain in ('month', 'year')),
  -- Name in the file store; the bytes under it never change.
  file_name text not null unique,
  file_checksum text not null check (file_checksum ~ '^[0-9a-f]{64}$'),
  file_bytes bigint not null check (file_bytes > 0),
  row_count integer not null check (row_count >= 0),
  -- yyyymm for months, yyyy00 for years, as in the files.
  period_from integer not null,
  period_to integer not null check (period_to >= period_from),
  -- What the vintage speaks for, together with the periods: whatever an earlier vintage said there is replaced.
  hs_codes text[] not null check (cardinality(hs_codes) > 0),
  -- Null: the vintage speaks for all origins, and one without a row has published zero.
  origins text[],
  -- SHA-256 of what it was made from; the same bytes are not loaded twice.
  made_from text not null check (made_from ~ '^[0-9a-f]{64}$'),
  -- Day on which the source published the figures; decides which of two vintages is the later one.
  published_on date not null,
  loaded_at timestamptz not null default now(),
  -- False once later vintages speak for all that it says; it stays readable as published on its day.
  is_current boolean not null default true,
  unique (source, made_from)
);
comment on table trade_vintage is
  'A vintage of trade facts: one Parquet file, what it covers and when it was published. Rows are added, never changed but for is_current.';
create index trade_vintage_current on trade_vintage (source, published_on, id) where is_current;

create table trade_import_run (
  id integer generated always as identity primary key,
  format text not null check (format in ('customs-query', 'comtrade', 'demo')),
  input_name text not null,
  input_bytes bigint not null check (input_bytes >= 0),
  input_checksum text not null check (input_checksum ~ '^[0-9a-f]{64}$'),
  -- Where the bytes as received are kept in the file store; null for what we generate ourselves.
  input_file text,
  actor text not null,
  started_at timestamptz not null,
  finished_at timestamptz not null default now(),
  -- empty: no row was within the commodity scope. refused: bad rows, so nothing was loaded.
  outcome text not null check (outcome in ('loaded', 'unchanged', 'empty', 'refused')),
  rows_read integer not null,
  facts integer not null,
  out_of_scope integer not null,
  bad_rows integer not null,
  -- The first thousand bad rows: line, column, value, reason.
  faults jsonb not null default '[]',
  -- What changed against what was current before: new, changed, gone, totals.
  changes jsonb,
  vintage_id integer references trade_vintage on delete set null,
  check (outcome <> 'loaded' or bad_rows = 0)
);
comment on table trade_import_run is 'Each import that was tried: the bytes, what was found in them, and what came of it.';
create index trade_import_run_by_time on trade_import_run (started_at desc);
