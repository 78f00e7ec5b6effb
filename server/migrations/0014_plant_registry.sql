-- Why: the directory of plants is searched while somebody types, by number in any form and by names in both languages, and
-- shows the state of each registration, which follows from its events. What a search and a list need is kept beside the plant
-- and made anew, in the transaction of every change, by the plants room. Old rows: `indexed_at` is null, and the next start
-- of the portal makes what is kept for them.

-- The same rule as plantStateAfter in reference/src/plant-statuses.ts; a test holds the two together.
create function plant_state_after(state text, status text) returns text
language sql immutable parallel safe as $$
  select case
    when status = 'NEW' then 'active'
    when state = 'cancelled' then state
    when status = 'RENEW' and state = 'suspended' then state
    when status in ('REGAIN', 'RENEW') then 'active'
    when status in ('SUSP_CN', 'SUSP_SELF') then 'suspended'
    when status = 'CANCEL' then 'cancelled'
    when status = 'EXPIRE' then 'expired'
    else state
  end
$$;
create aggregate plant_state (text) (sfunc = plant_state_after, stype = text, parallel = safe);
comment on aggregate plant_state (text) is 'State of a registration after its events in their order; null before any that sets one.';

-- Events of one day come in the order of their announcements, then with the strictest last, so that the order in which
-- they were entered never decides a state.
create function plant_event_rank(status text) returns smallint
language sql immutable parallel safe as $$
  select array_position(
    array['NEW', 'RENEW', 'REGAIN', 'RENUM', 'INFO', 'SCOPE', 'WARN', 'SUSP_SELF', 'SUSP_CN', 'EXPIRE', 'CANCEL'], status
  )::smallint
$$;

alter table plant
  -- As the list writes it, where that is not `number`: ES 10.04962/B CE.
  add column listed_number text,
  -- Digits filled up, so that numbers sort as people count.
  add column number_order text not null default '',
  add column state text not null default 'unlisted'
    check (state in ('active', 'suspended', 'cancelled', 'expired', 'unlisted')),
  add column state_since date,
  add column state_event_id integer,
  -- The first day after the last reckoning on which another event takes effect.
  add column next_event_on date,
  -- Words of the names, and of names, group and places: the second only finds for readers who may see those.
  add column name_search tsvector,
  add column all_search tsvector,
  add column indexed_at timestamptz,
  -- Known from a directory of its own country only: no list of China has it.
  add column foreign_directory text check (foreign_directory in ('fsis')),
  add column updated_at timestamptz not null default now();
comment on column plant.state is 'Follows from plant_event; never written by itself.';
create index plant_by_order on plant (origin, number_order, id);
create index plant_by_since on plant (state_since desc nulls last, id);
create index plant_by_name_words on plant using gin (name_search) with (fastupdate = off);
create index plant_by_all_words on plant using gin (all_search) with (fastupdate = off);
create index plant_not_indexed on plant (id) where indexed_at is null;
create index plant_next_event on plant (next_event_on) where next_event_on is not null;

create table plant_number (
  plant_id integer not null references plant (id) on delete cascade,
  -- As numbers are compared: reference/src/plant-numbers.ts.
  key text not null check (key <> ''),
  kind text not null check (kind in ('number', 'oldNumber', 'cifer')),
  -- As it was written.
  written text not null,
  primary key (plant_id, kind, key)
);
comment on table plant_number is 'Everything a plant is or was numbered, in the form in which numbers are compared; made from plant and plant_event.';
create index plant_number_by_key on plant_number (key text_pattern_ops, plant_id);

create table plant_state_span (
  plant_id integer not null references plant (id) on delete cascade,
  from_on date not null,
  -- The first day of the next state; null for the last.
  until_on date,
  state text not null check (state in ('active', 'suspended', 'cancelled', 'expired')),
  event_id integer not null,
  primary key (plant_id, from_on)
);
comment on table plant_state_span is 'The states of a registration one after another, those to come too; made from plant_event.';

alter table plant_event
  add column import_id integer,
  add column entered_at timestamptz not null default now();
create index plant_event_by_announcement on plant_event ((coalesce(announced_on, effective_on)) desc, id desc);

create table plant_search (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  user_id integer references account on delete set null,
  words text not null,
  meat text not null check (meat in ('beef', 'pork')),
  result_count integer not null check (result_count >= 0),
  plant_id integer references plant (id) on delete set null,
  -- Hash of day and account or network: the same searcher counts once a day.
  searcher bytea not null
);
comment on table plant_search is 'What was searched for in the directory; readers see only which plants are searched most. Kept for ninety days.';
create index plant_search_by_plant on plant_search (plant_id, at) where plant_id is not null;
create index plant_search_by_day on plant_search (at);
create index plant_search_by_user on plant_search (user_id) where user_id is not null;

create table plant_watch (
  id integer generated always as identity primary key,
  user_id integer not null references account on delete cascade,
  plant_id integer references plant (id) on delete cascade,
  origin text check (origin ~ '^[A-Z]{3}$'),
  meat text not null check (meat in ('beef', 'pork')),
  -- Ends the watch from a mail, without signing in.
  stop_key text not null unique,
  created_at timestamptz not null,
  check (num_nonnulls(plant_id, origin) = 1)
);
comment on table plant_watch is 'Who is told when the status of a plant, or of any plant of an origin, changes.';
create unique index plant_watch_once on plant_watch (user_id, plant_id) where plant_id is not null;
create unique index plant_watch_origin_once on plant_watch (user_id, origin, meat) where origin is not null;
create index plant_watch_by_plant on plant_watch (plant_id) where plant_id is not null;
create index plant_watch_by_origin on plant_watch (origin, meat) where origin is not null;

create table plant_list_import (
  id integer generated by default as identity primary key,
  form text not null check (form in ('approvedList', 'fsisDirectory')),
  file_name text not null,
  checksum text not null check (checksum ~ '^[0-9a-f]{64}$'),
  -- Where the bytes are kept.
  file_path text not null,
  listed_on date not null,
  origins text[] not null,
  meats text[] not null,
  lines integer not null,
  counts jsonb not null,
  state text not null default 'previewed' check (state in ('previewed', 'committed', 'discarded')),
  -- Version of the records that the difference was made against.
  records_version bigint not null,
  uploaded_by integer references account on delete set null,
  uploaded_name text not null,
  uploaded_at timestamptz not null,
  decided_by integer references account on delete set null,
  decided_name text,
  decided_at timestamptz
);
comment on table plant_list_import is 'Plant lists that were uploaded, what they say against the records, and what was decided.';

create table plant_list_line (
  id bigint generated always as identity primary key,
  import_id integer not null references plant_list_import on delete cascade,
  kind text not null check (kind in
    ('new', 'gone', 'status', 'scope', 'renumbered', 'details', 'same', 'outOfScope', 'faulty')),
  -- Line of the file; null for a plant that the file no longer has.
  line integer,
  plant_id integer references plant (id) on delete set null,
  origin text,
  number text,
  name text,
  -- What differs, before and after, as people read it.
  before jsonb not null default '{}',
  after jsonb not null default '{}',
  -- What the line says, for the commit.
  reading jsonb,
  faults jsonb not null default '[]'
);
comment on table plant_list_line is 'The lines of an uploaded plant list and the plants it lacks, each with its kind of difference: nothing of a file is dropped.';
create index plant_list_line_by_import on plant_list_line (import_id, kind, id);

-- Counts every change of plants and events, so that a preview knows whether it is still true.
create sequence plant_records_version;
