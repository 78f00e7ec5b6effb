-- Why: a start put the demonstration's accounts back to what they demonstrate, also where a person had changed their
-- password, blocked or erased them. Now it moves on only those that are still what it made them.
-- Old rows: what they were loaded as is not known, so they stay as they are.
alter table account add column demo_as_loaded jsonb check (demo_as_loaded is null or is_demo);
comment on column account.demo_as_loaded is 'The columns that the demonstration gave the account, as it gave them; an account that differs has been changed by a person.';
