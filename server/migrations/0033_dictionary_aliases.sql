-- Why: files of others name cuts, origins, customs districts, provinces and ports as they please. The names that are known come with
-- the reference package; spellings that analysts add are kept here, and imports go by both.

create table dictionary_alias (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('beefCut', 'porkCut', 'origin', 'district', 'province', 'port')),
  -- Code of the entry in the reference package.
  code text not null check (code <> ''),
  -- As it was typed, for whoever reads the list.
  written text not null check (written <> ''),
  -- As it is compared: one width, one case, without spaces.
  spelling text not null check (spelling <> ''),
  added_at timestamptz not null,
  unique (kind, spelling)
);
comment on table dictionary_alias is 'Spellings that analysts added to the names of the reference package; who did is in the audit trail.';
