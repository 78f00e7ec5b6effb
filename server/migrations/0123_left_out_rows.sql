-- Why: rows that an import leaves out were counted only, sums of other rows among those of other goods. What they were of is kept, with rows,
-- tonnes and values, so that a tariff code that was split or mistyped is seen. Entries from before keep their one count.
alter table trade_import_run
  add column aggregates integer not null default 0 check (aggregates >= 0),
  add column left_out jsonb not null default '[]' check (jsonb_typeof(left_out) = 'array');

comment on column trade_import_run.aggregates is
  'Rows left out because other rows of the file hold what they say: sums, breakdowns; until migration 0123 counted under out_of_scope';
comment on column trade_import_run.left_out is
  'What the rows left out were of: {reason, code, name, rows, firstLine, tonnes, usd, cny}';
