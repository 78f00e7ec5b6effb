-- Why: the words of the trade (期货, 抄码, CFR …) belong to the dictionary as cuts and ports do, with what they mean. No rows change; a start puts
-- in those of the reference package.

alter table dictionary_entry
  drop constraint dictionary_entry_kind_check,
  add constraint dictionary_entry_kind_check check (kind in ('beefCut', 'porkCut', 'port', 'term')),
  -- What a term means on these pages, and whatever else is to be known of an entry.
  add column note_cn text check (note_cn <> ''),
  add column note_en text check (note_en <> '');

alter table dictionary_alias
  drop constraint dictionary_alias_kind_check,
  add constraint dictionary_alias_kind_check
    check (kind in ('beefCut', 'porkCut', 'port', 'term', 'origin', 'district', 'province'));
