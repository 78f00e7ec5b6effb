-- Why: cuts, ports and cities were lists in code, and a new one needed a release. They are rows from now on; every start puts in those of the
-- reference package that are lacking (server/src/platform/dictionary/seed-dictionary.ts), so this file adds none. Spellings that were taught stay.

create table dictionary_entry (
  kind text not null check (kind in ('beefCut', 'porkCut', 'port')),
  code text not null check (code ~ '^[a-z0-9][a-z0-9_]{0,39}$'),
  name_cn text not null check (name_cn <> ''),
  name_en text not null check (name_en <> ''),
  -- Part of the carcase, group of pork cuts, or what kind of port.
  group_code text not null check (group_code <> ''),
  -- Of beef cuts: bone-in, boneless, offal or bone.
  form text check (form <> ''),
  -- Of pork cuts: the tariff line they are usually declared under when frozen.
  hs_code text check (hs_code ~ '^\d{8}$'),
  -- How well the entry of the reference package is known; what the console adds says its source instead.
  evidence text check (evidence <> ''),
  source text not null check (source <> ''),
  sort_key integer not null,
  -- False: forms offer it no more; what has its code keeps its name.
  is_listed boolean not null default true,
  revision integer not null default 1,
  changed_at timestamptz not null default now(),
  primary key (kind, code)
);
comment on table dictionary_entry is 'Cuts, ports and cities with their catalogue names; the reference package is the seed, the console changes them.';

create table dictionary_name (
  id integer generated always as identity primary key,
  kind text not null,
  code text not null,
  -- market: what the trade calls it; search: only looked for; ausMeat, imps: numbers of the catalogues; pt, es: names in these languages.
  role text not null check (role in ('market', 'search', 'ausMeat', 'imps', 'pt', 'es')),
  written text not null check (written <> ''),
  source text not null check (source <> ''),
  foreign key (kind, code) references dictionary_entry on delete cascade,
  unique (kind, code, role, written)
);
comment on table dictionary_name is 'What else an entry of the dictionary is called, each with its source.';

create table dictionary_version (
  is_only boolean primary key default true check (is_only),
  version uuid not null default gen_random_uuid()
);
comment on table dictionary_version is 'Another number with every change of the dictionary, so that what was read under one can be used again.';
insert into dictionary_version default values;

create function renew_dictionary_version() returns trigger language plpgsql as $$
begin
  update dictionary_version set version = gen_random_uuid();
  return null;
end
$$;
create trigger dictionary_entry_changed after insert or update or delete or truncate on dictionary_entry
  for each statement execute function renew_dictionary_version();
create trigger dictionary_name_changed after insert or update or delete or truncate on dictionary_name
  for each statement execute function renew_dictionary_version();
create trigger dictionary_alias_changed after insert or update or delete or truncate on dictionary_alias
  for each statement execute function renew_dictionary_version();
