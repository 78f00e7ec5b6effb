-- Filters of the desk's lists that somebody has given a name.
create table list_filter (
  id integer generated always as identity primary key,
  user_id integer not null references account on delete cascade,
  -- The list's screen below /console, and the query of its address.
  screen text not null check (screen ~ '^[a-z0-9/-]{1,80}$'),
  name text not null check (length(name) between 1 and 40),
  query text not null check (length(query) between 1 and 1000),
  saved_at timestamptz not null,
  unique (user_id, screen, name)
);
comment on table list_filter is 'Filters of the console''s lists, each person''s own.';
