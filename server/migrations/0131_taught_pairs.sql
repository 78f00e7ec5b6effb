-- Why: the trade prices two cuts in one word ("上脑/牛腩肋条"). A spelling may stand for several entries of a dictionary; those that were taught
-- so far stand for one each, as before.

alter table dictionary_alias
  drop constraint dictionary_alias_kind_spelling_key,
  add constraint dictionary_alias_of_entry unique (kind, spelling, code);
comment on table dictionary_alias is 'Spellings that analysts taught, of one entry or of several at once; who did is in the audit trail.';
