-- Why: a column of a file that is titled in words that no import knows is taught once, as other names are, and read from then on.
alter table dictionary_alias
  drop constraint dictionary_alias_kind_check,
  add constraint dictionary_alias_kind_check
    check (kind in ('beefCut', 'porkCut', 'port', 'term', 'origin', 'district', 'province', 'party', 'title'));
