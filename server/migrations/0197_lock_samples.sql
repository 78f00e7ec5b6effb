-- Why: a lock showed a sample of prices alone, because only for them there was a choice of the desk. Old rows: none; until the desk has
-- chosen, no other lock shows anything of what it locks.

create table lock_sample (
  kind text primary key check (kind in ('views', 'plants'))
);
comment on table lock_sample is 'What locks may show a sample of, three rows: data views those of the last full quarter, plants their latest changes.';

select assign_room('lock_sample', 'prices');
