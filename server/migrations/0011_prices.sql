-- Why: quotations of meat on its way to China and in its cold stores, what they are reckoned with (exchange rates, duties, port cost),
-- the indices made of them, and prices of others beside them. All tables are new; the duty table begins with what is known (domain B.1).

create table price_series (
  id integer generated always as identity primary key,
  species text not null check (species in ('beef', 'pork')),
  market_type text not null check (market_type in ('forward', 'afloat', 'spot', 'wholesale')),
  -- ISO 3166-1 alpha-3, or OTH.
  origin text not null check (origin ~ '^[A-Z]{3}$'),
  -- Id of the cut in the reference package.
  cut text not null check (cut <> ''),
  specs text[] not null default '{}',
  -- Plant number or brand.
  brand text check (brand <> ''),
  storage text not null check (storage in ('chilled', 'frozen')),
  term text not null check (term in ('CIF', 'CFR', 'FOB', 'DDP', 'EXW', 'EXWN', 'MKT')),
  place text not null check (place <> ''),
  unit text not null check (unit in ('USD/t', 'CNY/kg')),
  -- Origin, then cut, in the order of the reference package: the order of sheets and lists.
  sort_key integer not null default 0,
  is_active boolean not null default true,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  constraint price_series_of_one_thing
    unique nulls not distinct (species, market_type, origin, cut, specs, brand, storage, term, place, unit)
);
comment on table price_series is 'What is quoted: one thing on one market, in one place, on one term. Specs are kept sorted.';
create index price_series_in_order on price_series (species, market_type, sort_key, id);

create table price_quote (
  series_id integer not null references price_series on delete cascade,
  -- The day in Shanghai.
  day date not null,
  low numeric(12, 4) not null check (low > 0),
  high numeric(12, 4) not null,
  mainstream numeric(12, 4) not null,
  -- How many prices were heard, and how many firms were asked.
  heard smallint not null check (heard > 0),
  group_size smallint check (group_size > 0),
  basis text not null check (basis in ('offer', 'bid', 'deal')),
  is_provisional boolean not null default false,
  state text not null check (state in ('draft', 'published')),
  is_corrected boolean not null default false,
  revision integer not null default 1,
  source text not null default 'desk' check (source in ('desk', 'file', 'demo')),
  is_demo boolean not null default false,
  saved_by integer references account on delete set null,
  saved_at timestamptz not null default now(),
  published_at timestamptz,
  primary key (series_id, day),
  constraint price_quote_order check (low <= mainstream and mainstream <= high),
  constraint price_quote_published check ((state = 'published') = (published_at is not null))
);
comment on table price_quote is 'A quote of a series and day (Shanghai); only published ones are shown, and those are changed with an entry in price_quote_correction.';
create index price_quote_drafts on price_quote (day, series_id) where state = 'draft';

create table price_quote_correction (
  id integer generated always as identity primary key,
  series_id integer not null references price_series on delete cascade,
  day date not null,
  at timestamptz not null,
  corrected_by integer references account on delete set null,
  reason text not null check (reason <> ''),
  before jsonb not null,
  -- Null: the quote was withdrawn.
  after jsonb
);
comment on table price_quote_correction is 'What stood in a published quote before it was corrected or withdrawn.';
create index price_quote_correction_by_quote on price_quote_correction (series_id, day, id desc);
create index price_quote_correction_by_time on price_quote_correction (at desc, id desc);

create table price_day (
  species text not null,
  market_type text not null,
  day date not null,
  origin text not null,
  quotes integer not null check (quotes > 0),
  has_provisional boolean not null,
  is_demo boolean not null,
  updated_at timestamptz not null,
  primary key (species, market_type, day, origin)
);
comment on table price_day is 'Which days have published quotes; made anew from price_quote with every change of them.';

create table price_rate (
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  day date not null,
  source text not null check (source <> ''),
  cny_per_unit numeric(18, 8) not null check (cny_per_unit > 0),
  is_demo boolean not null default false,
  entered_at timestamptz not null default now(),
  primary key (currency, day, source)
);
comment on table price_rate is 'Daily exchange rates; of a day the latest entered counts, and a demonstration rate only where there is no other.';

create table price_duty (
  id integer generated always as identity primary key,
  species text not null check (species in ('beef', 'pork')),
  -- ALL: every origin without a row of its own.
  origin text not null check (origin ~ '^[A-Z]{3}$'),
  -- mfn, agreement and provisional are the duty (the latter two go before the first); overQuota and additional are added to it;
  -- byExporter is only told.
  kind text not null check (kind in ('mfn', 'agreement', 'provisional', 'overQuota', 'additional', 'byExporter')),
  percent numeric(6, 3) not null check (percent between 0 and 999),
  percent_to numeric(6, 3) check (percent_to between percent and 999),
  from_day date not null,
  until_day date check (until_day >= from_day),
  note_cn text,
  note_en text,
  source_cn text not null check (source_cn <> ''),
  source_en text not null check (source_en <> '')
);
comment on table price_duty is 'Duties on frozen meat by origin and date, percent of the customs value.';
create index price_duty_by_species on price_duty (species, from_day);

create table price_setting (
  from_day date primary key,
  -- CNY/kg.
  port_cost numeric(8, 4) not null check (port_cost between 0 and 100),
  vat_percent numeric(6, 3) not null check (vat_percent between 0 and 100),
  jump_percent numeric(6, 3) not null check (jump_percent > 0),
  changed_by integer references account on delete set null
);
comment on table price_setting is 'Port and cold store cost, VAT and the jump that asks for confirmation, each from its day on.';
insert into price_setting (from_day, port_cost, vat_percent, jump_percent) values ('2018-01-01', 1, 9, 8);

create table price_weight (
  species text not null check (species in ('beef', 'pork')),
  -- The year whose weeks they weigh, and the year whose volumes they are.
  year integer not null check (year between 2000 and 2100),
  volume_year integer not null,
  origin text not null,
  cut text not null,
  -- Share of the volume of all cells, 0 to 1.
  share numeric(12, 10) not null check (share > 0 and share <= 1),
  source_cn text not null,
  source_en text not null,
  is_demo boolean not null default false,
  primary key (species, year, origin, cut)
);
comment on table price_weight is 'Weights of the index cells: volume shares of the year before, taken each January.';

create table price_cell (
  species text not null,
  market_type text not null,
  origin text not null,
  cut text not null,
  -- Monday.
  week date not null,
  -- Mean of the mainstream prices by how many were heard: USD/t CIF or CFR, CNY/kg ex cold store with VAT.
  price numeric(14, 6) not null,
  heard integer not null,
  primary key (species, market_type, week, origin, cut)
);
comment on table price_cell is 'Weekly prices of origin and cut, made anew from the quotes of a week that changed.';

create table price_index_point (
  species text not null,
  kind text not null check (kind in ('forward', 'spot', 'spread')),
  -- Empty: all origins.
  origin text not null,
  week date not null,
  level numeric(14, 6),
  quoted integer not null,
  carried integer not null,
  -- Share of the weights, 0 to 1.
  coverage numeric(8, 6),
  primary key (species, kind, origin, week)
);
comment on table price_index_point is 'The indices, made anew from price_cell with every change.';

create table price_benchmark (
  code text primary key,
  name_cn text not null,
  name_en text not null,
  unit text not null,
  frequency text not null check (frequency in ('day', 'month')),
  source_cn text not null,
  source_en text not null,
  sort_key integer not null default 0
);
comment on table price_benchmark is 'Prices of others: World Bank monthly prices, exchange-traded futures.';

create table price_benchmark_value (
  code text not null references price_benchmark on delete cascade,
  day date not null,
  value numeric(14, 4) not null,
  open numeric(14, 4),
  high numeric(14, 4),
  low numeric(14, 4),
  volume bigint,
  primary key (code, day)
);
comment on table price_benchmark_value is 'A day, or the first of a month.';

create table price_import_run (
  id integer generated always as identity primary key,
  form text not null check (form in ('quotes', 'world-bank', 'futures')),
  file_name text not null,
  -- Where the bytes as received are kept.
  file_path text not null,
  checksum text not null,
  outcome text not null check (outcome in ('loaded', 'unchanged', 'refused')),
  rows_read integer not null,
  bad_rows integer not null,
  added integer not null,
  changed integer not null,
  same integer not null,
  new_series integer not null,
  from_day date,
  to_day date,
  faults jsonb not null default '[]',
  at timestamptz not null,
  actor_id integer references account on delete set null
);
comment on table price_import_run is 'Diary of price files.';
create index price_import_run_by_time on price_import_run (at desc, id desc);

-- The duty table as known. It begins with 2018, like the data of the portal; rates that differ by exporter are told, not reckoned.
insert into price_duty (species, origin, kind, percent, percent_to, from_day, until_day, note_cn, note_en, source_cn, source_en) values
  ('beef', 'ALL', 'mfn', 12, null, '2018-01-01', null, null, null, '进口税则（0202.20、0202.30）', 'China tariff (0202.20, 0202.30)'),
  ('beef', 'AUS', 'agreement', 0, null, '2024-01-01', null, '此前年度协定税率逐年下降，请自行填写', 'The agreement''s rate fell year by year before: enter it yourself', '中澳自贸协定', 'China–Australia FTA'),
  ('beef', 'NZL', 'agreement', 0, null, '2018-01-01', null, null, null, '中新自贸协定', 'China–New Zealand FTA'),
  ('beef', 'CHL', 'agreement', 0, null, '2018-01-01', null, null, null, '中智自贸协定', 'China–Chile FTA'),
  ('beef', 'CRI', 'agreement', 0, null, '2018-01-01', null, null, null, '中哥自贸协定', 'China–Costa Rica FTA'),
  ('beef', 'ALL', 'overQuota', 55, null, '2026-01-01', '2028-12-31', '超过国别配额的部分加征', 'On what enters over the country quota', '商务部牛肉保障措施公告', 'MOFCOM beef safeguard notice'),
  ('beef', 'USA', 'byExporter', 10, null, '2018-01-01', '2025-04-03', '额外加征税率随时间变化，2025年4月前合计为22%', 'Extra duties vary by date; 22% in total before April 2025', '国务院关税税则委员会公告', 'State Council Tariff Commission notices'),
  ('pork', 'ALL', 'mfn', 12, null, '2018-01-01', null, null, null, '进口税则（0203.21—0203.29）', 'China tariff (0203.21 to 0203.29)'),
  ('pork', 'ALL', 'provisional', 8, null, '2020-01-01', '2021-12-31', '冻猪肉暂定税率', 'Provisional rate of frozen pork', '关税调整方案', 'Tariff adjustment plan'),
  ('pork', 'AUS', 'agreement', 0, null, '2024-01-01', null, null, null, '中澳自贸协定', 'China–Australia FTA'),
  ('pork', 'NZL', 'agreement', 0, null, '2018-01-01', null, null, null, '中新自贸协定', 'China–New Zealand FTA'),
  ('pork', 'CHL', 'agreement', 0, null, '2018-01-01', null, null, null, '中智自贸协定', 'China–Chile FTA'),
  ('pork', 'CRI', 'agreement', 0, null, '2018-01-01', null, null, null, '中哥自贸协定', 'China–Costa Rica FTA');
insert into price_duty (species, origin, kind, percent, percent_to, from_day, until_day, note_cn, note_en, source_cn, source_en)
  select 'pork', origin, 'byExporter', percent, percent_to, from_day::date, until_day::date, note_cn, note_en, '商务部反倾销公告', 'MOFCOM anti-dumping notices'
  from unnest(array['AUT', 'BEL', 'DEU', 'DNK', 'ESP', 'FIN', 'FRA', 'HUN', 'IRL', 'ITA', 'NLD', 'POL', 'PRT', 'SWE']) as member (origin),
    (values
      (15.6, 62.4, '2025-09-10', '2025-12-16', '欧盟猪肉临时反倾销税，税率因企业而异', 'Provisional anti-dumping duty on EU pork, differs by exporter'),
      (4.9, 19.8, '2025-12-17', '2030-12-16', '欧盟猪肉反倾销税，税率因企业而异', 'Anti-dumping duty on EU pork, differs by exporter')
    ) as measure (percent, percent_to, from_day, until_day, note_cn, note_en);
