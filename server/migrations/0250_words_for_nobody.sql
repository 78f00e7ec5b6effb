-- Why: records of trade write "to order" or "not known" in place of a party. Staff teach further words of this kind as they teach names; the facts
-- are then read without that party, and with it again once a word is taken back.
alter table dictionary_alias
  drop constraint dictionary_alias_kind_check,
  add constraint dictionary_alias_kind_check
    check (kind in ('beefCut', 'porkCut', 'port', 'term', 'origin', 'district', 'province', 'party'));
