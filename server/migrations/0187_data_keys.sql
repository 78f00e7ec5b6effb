-- Keys by which programs of a member get data: made, named, limited in scope and time, and revoked by the member. Only the
-- digest of a key is stored. There are none before; rows stay when a key has ended, so that the member and the desk see its use.

create table data_key (
  id integer generated always as identity primary key,
  user_id integer not null references account (id) on delete cascade,
  name text not null,
  -- key: in a header; link: in the address.
  kind text not null check (kind in ('key', 'link')),
  key_hash bytea not null unique,
  ending text not null,
  -- The sets that it opens; empty: all.
  sets text[] not null,
  created_at timestamptz not null,
  ends_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz,
  -- The day in Shanghai that used_count is of.
  used_on date,
  used_count integer not null default 0,
  check (kind = 'key' or (cardinality(sets) = 1 and ends_at is not null))
);
comment on table data_key is 'Keys of the data door, by digest; used_count is of used_on alone.';
create index data_key_of_account on data_key (user_id, id desc);
