-- Why: once genuine facts of a meat are loaded, the demonstration went on answering for the months and breakdowns that these lack, so that
-- genuine and invented figures took turns as somebody moved the months. The desk closes the demonstration for a meat; a row here is that.

create table trade_demo_closed (
  meat text primary key check (meat in ('beef', 'pork')),
  closed_at timestamptz not null
);
comment on table trade_demo_closed is
  'Meats for which the desk has closed the demonstration as a source of facts; it holds as long as genuine facts of the meat count.';
