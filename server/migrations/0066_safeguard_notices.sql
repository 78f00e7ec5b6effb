-- Why: what is published of the use of the safeguard's quotas (a notice of the ministry and customs at 50, 80 and 100 %, or what somebody
-- else reports of it) decides duties, so it is kept with its day, its source and who entered it. The rows that ship are those that public
-- reports give (docs/sources/quotas-and-rates.md). The surcharge over the quota is no row of the duty table any more: the safeguard's own
-- records say it, and a second row could only contradict them. Rates of the duty table may be unknown: the United States' other duties were
-- told as if there were none.

create table safeguard_notice (
  id integer generated always as identity primary key,
  -- notice: official, decides. report: shown, decides nothing.
  kind text not null check (kind in ('notice', 'report')),
  -- ISO 3166-1 alpha-3, or OTH for the quota that all others share.
  line text not null check (line ~ '^[A-Z]{3}$'),
  year integer not null check (year between 2000 and 2100),
  percent numeric(6, 3) not null check (percent > 0 and percent <= 999),
  -- The day on which so much was reached, or to which a report counts; null where the publication does not say.
  reached_on date,
  -- The first day of the surcharge, as a notice at 100 % names it.
  surcharge_from date,
  published_on date not null,
  text_cn text check (text_cn <> ''),
  text_en text check (text_en <> ''),
  source_cn text not null check (source_cn <> ''),
  source_en text not null check (source_en <> ''),
  source_url text check (source_url <> ''),
  corrects integer references safeguard_notice,
  -- A name, not an account: it stays when the account goes.
  entered_by text,
  entered_at timestamptz not null default now(),
  run_id integer references trade_import_run on delete set null,
  withdrawn_by text,
  withdrawn_at timestamptz,
  withdrawn_why text check (withdrawn_why <> ''),
  revision integer not null default 1,
  constraint safeguard_notice_step check (kind = 'report' or percent in (50, 80, 100)),
  constraint safeguard_notice_surcharge check (surcharge_from is null or (kind = 'notice' and percent = 100)),
  constraint safeguard_notice_full check (kind = 'report' or percent < 100 or reached_on is not null or surcharge_from is not null)
);
comment on table safeguard_notice is
  'What was published of the use of the safeguard''s quotas. Rows are never deleted: one is put right by another that corrects it, or withdrawn, which can be undone.';
create index safeguard_notice_by_line on safeguard_notice (year, line, published_on);
create unique index safeguard_notice_corrected_once on safeguard_notice (corrects) where withdrawn_at is null;

insert into safeguard_notice (kind, line, year, percent, reached_on, published_on, text_cn, text_en, source_cn, source_en, source_url) values
  ('report', 'AUS', 2026, 28, '2026-02-04', '2026-02-04', null, null,
    'World Beef Report', 'World Beef Report', 'https://worldbeefreport.com'),
  ('notice', 'AUS', 2026, 50, null, '2026-03-26',
    '商务部公布：自澳大利亚进口的牛肉已超过当年配额（20.5万吨）的50%。50%的公告不改变税率。',
    'MOFCOM announced that beef from Australia had passed 50% of the year''s quota (205,000 t). A notice at 50% changes no duty.',
    '商务部，据DATAGRO报道', 'MOFCOM, as reported by DATAGRO', 'https://cms.datagro.com/?p=1088249'),
  ('report', 'BRA', 2026, 33.64, '2026-02-28', '2026-03-26',
    '1—2月自巴西进口372,080吨，占当年配额的33.64%。',
    '372,080 t from Brazil in January and February, 33.64% of the year''s quota.',
    '中国海关，据DATAGRO报道', 'China Customs, as reported by DATAGRO', 'https://cms.datagro.com/?p=1088249');

delete from price_duty where kind = 'overQuota';
alter table price_duty drop constraint price_duty_kind_check;
alter table price_duty add constraint price_duty_kind_check
  check (kind in ('mfn', 'agreement', 'provisional', 'additional', 'byExporter'));
alter table price_duty alter column percent drop not null;
alter table price_duty add constraint price_duty_unknown check (percent is not null or kind = 'additional');
comment on column price_duty.percent is 'Percent of the customs value; null: a duty on top is in force and its rate is not known.';

-- The other duties on goods of the United States, line by line (announcements 2025 No. 2, 4 and 10 of the State Council Tariff Commission, as
-- reported by Xinhua on 4 March and 5 November 2025). What nobody here can say is said to be unknown. A row that somebody has changed stays.
delete from price_duty
  where species = 'beef' and origin = 'USA' and kind = 'byExporter' and percent = 10 and until_day = '2025-04-03';
insert into price_duty (species, origin, kind, percent, from_day, until_day, note_cn, note_en, source_cn, source_en)
  select meat, 'USA', 'additional', percent, from_day::date, until_day::date, note_cn, note_en, source_cn, source_en
  from unnest(array['beef', 'pork']) as goods (meat),
    (values
      (null::numeric, '2018-01-01', '2025-03-09',
        '2018年以来的加征及其排除，税率因时间和商品而异', 'Extra duties and exclusions since 2018, which varied by date and goods',
        '国务院关税税则委员会公告', 'State Council Tariff Commission notices'),
      (10, '2025-03-10', '2025-11-09',
        '11月10日13时01分起停止加征', 'Lifted on 10 November 2025 at 13:01',
        '税委会公告2025年第2号', 'State Council Tariff Commission, announcement 2025 No. 2'),
      (null, '2025-04-04', '2025-11-09',
        '对原产于美国的全部商品加征，期间税率数次调整', 'On all goods of the United States; the rate was changed several times',
        '税委会公告2025年第4号', 'State Council Tariff Commission, announcement 2025 No. 4'),
      (10, '2025-11-10', '2026-11-09',
        '保留10%，另24%暂停实施一年', '10% kept, another 24% suspended for one year',
        '税委会公告2025年第10号', 'State Council Tariff Commission, announcement 2025 No. 10'),
      (null, '2026-11-10', null,
        '一年暂停期满，此后税率待核实', 'The year of the suspension is over; what applies since is not known here',
        '税委会公告2025年第10号', 'State Council Tariff Commission, announcement 2025 No. 10')
    ) as line (percent, from_day, until_day, note_cn, note_en, source_cn, source_en)
  where not exists (
    select from price_duty as known where known.species = meat and known.origin = 'USA' and known.kind = 'additional'
  );
