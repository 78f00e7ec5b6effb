-- What a reader has pinned, in the reader's own order: a page of theirs shows it with today's figures, and alerts will go by it.

create table pin (
  id integer generated always as identity primary key,
  user_id integer not null references account (id) on delete cascade,
  kind text not null,
  -- Of its kind: what the room of the thing calls it.
  code text not null,
  position integer not null,
  pinned_at timestamptz not null,
  unique (user_id, kind, code)
);
comment on table pin is 'What a reader has pinned; position orders it, the smallest first.';
create index pin_in_order on pin (user_id, position);
