-- Why: the last load of a price file can be taken back. Until the next one, what stood there before is kept beside the run.

alter table price_import_run drop constraint price_import_run_outcome_check;
alter table price_import_run add constraint price_import_run_outcome_check
  check (outcome in ('loaded', 'unchanged', 'refused', 'undone'));
-- Invented quotes that made room.
alter table price_import_run add column gone integer not null default 0;

create table price_import_kept (
  run_id integer not null references price_import_run on delete cascade,
  kind text not null check (kind in ('series', 'quote', 'correction', 'benchmark', 'value')),
  -- The row as it was; null: there was none.
  before jsonb,
  -- What the load made of it, as far as it takes to find it and to see whether it has been changed since; null: it was taken out.
  after jsonb,
  check (before is not null or after is not null)
);
comment on table price_import_kept is 'What the last load of a price file changed, as it was before; emptied by the next load and by the undo.';
create index price_import_kept_by_run on price_import_kept (run_id, kind);
