-- A connection that breaks after a change was made and before its answer arrived leaves the caller in doubt, and whoever
-- asks again does it twice: two articles, two publishings. The records now remember each changing call of an account for
-- ten minutes, by the MessageID that it came with, so that every process answers a repetition as the first was answered.

create table changing_call (
  account_id integer not null references account (id) on delete cascade,
  message_id uuid not null,
  operation text not null,
  digest bytea not null,
  answer bytea,
  begun_at timestamptz not null,
  primary key (account_id, message_id)
);
create index changing_call_begun_at on changing_call (begun_at);

comment on table changing_call is 'Changing calls of the last ten minutes, so that none is carried out twice.';
comment on column changing_call.digest is 'SHA-256 of what was asked.';
comment on column changing_call.answer is
  'What it was answered with, encrypted with the token of the session that asked: an answer may hold a key or a code. Null while it runs, and for good where nobody knows how it ended.';
