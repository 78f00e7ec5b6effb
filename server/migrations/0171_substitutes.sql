-- Why: a buyer who finds a cut too dear asks what stands in for it. The dictionary says so, pair by pair, with the reason; no row changes.

create table dictionary_substitute (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('beefCut', 'porkCut')),
  code text not null,
  other_code text not null check (other_code <> code),
  -- Why the one can stand in for the other.
  reason_cn text not null check (reason_cn <> ''),
  reason_en text not null check (reason_en <> ''),
  foreign key (kind, code) references dictionary_entry on delete cascade,
  foreign key (kind, other_code) references dictionary_entry (kind, code) on delete cascade,
  unique (kind, code, other_code)
);
comment on table dictionary_substitute is 'Two cuts that stand in for each other; a pair is written at one of the two and holds for both.';
create index dictionary_substitute_of_other on dictionary_substitute (kind, other_code);

create trigger dictionary_substitute_changed after insert or update or delete or truncate on dictionary_substitute
  for each statement execute function renew_dictionary_version();
select assign_room('dictionary_substitute', 'dictionary');
