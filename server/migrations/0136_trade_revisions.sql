-- Why: the diary kept how many cells an import changed and what they came to together, and nobody could see afterwards which months and
-- origins these were. Kept are the figures that were published before and are another now; loads before this one have none.

create table trade_revision (
  run_id integer not null references trade_import_run on delete cascade,
  period integer not null,
  origin text not null,
  hs text not null,
  before_g bigint,
  after_g bigint,
  before_usd_cents bigint,
  after_usd_cents bigint,
  before_cny_cents bigint,
  after_cny_cents bigint,
  primary key (run_id, period, origin, hs)
);
create index trade_revision_figure on trade_revision (period, origin);

comment on table trade_revision is
  'Figures that a load of facts changed: period (yyyymm, or yyyy00) × origin × tariff code, before and after; grams and cents, null where not published. What is new is not among them.';

alter table trade_import_run add column revised integer;
comment on column trade_import_run.revised is
  'How many published figures it changed (trade_revision); null where that was not kept: tables, the demonstration, and loads before 0136.';
