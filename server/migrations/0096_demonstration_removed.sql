-- Why: a demonstration that was taken out came back with the next start, its accounts with the published password. Now the
-- database remembers that it was taken out, until DEMO=on asks for it.
-- Old rows: none; where it was taken out before, the next start without DEMO=off still brings it back once.
create table demonstration_removed (
  is_only boolean primary key default true check (is_only),
  at timestamptz not null default now()
);
comment on table demonstration_removed is 'One row where the demonstration was taken out and is not to come back by itself.';
