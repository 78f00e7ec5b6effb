-- Why: issues of the newsletter, uploaded files and timed tasks were each carried by a mechanism of their own beside the outbox. Work
-- whose rows are not messages is asked for here, and goes through the same workers. Issues that are to go out are asked for at once.
create table job (
  id uuid primary key default uuidv7(),
  kind text not null,
  subject text not null,
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'kept')),
  attempts smallint not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null default now(),
  last_error text check (length(last_error) <= 200),
  created_at timestamptz not null default now(),
  done_at timestamptz,
  unique (kind, subject)
);
create index job_due on job (kind, next_attempt_at) where state in ('queued', 'running');

comment on table job is 'Work that is done behind the calls, one row for each thing that it is about: what is asked for, what was done last, what failed.';
comment on column job.subject is 'The number or name of what it is about.';
comment on column job.next_attempt_at is 'queued: not before then. running: when it counts as abandoned, because whoever did it was killed.';
comment on column job.done_at is 'When it was done last; of what is done again and again also while it waits for the next time.';

insert into job (kind, subject, next_attempt_at)
select 'newsletter', id::text, send_at from newsletter_issue where state in ('scheduled', 'sending') and send_at is not null;
