-- Why: 去骨腩 and 腹肉 90VL stood in lists without 牛腩, the name that buyers look for, and cut sets were named as no broker writes them. Names that the
-- desk has changed stay; the former ones are still read, in files and in searches. An empty dictionary has its rows from the reference package.
with renamed (code, former_cn, name_cn, former_en, name_en) as (values
  ('navel', '去骨腩', '牛腩（去骨腩）', null, null),
  ('flank90', '腹肉 90VL', '牛腩（腹肉 90VL）', null, null),
  ('fq6', null, null, 'Forequarter 6 cuts, boneless', 'Forequarter, 6-cut set'),
  ('fq7', null, null, 'Forequarter 7 cuts, boneless', 'Forequarter, 7-cut set'),
  ('fq8', null, null, 'Forequarter 8 cuts, boneless', 'Forequarter, 8-cut set'),
  ('cow6', null, null, 'Cow six-cut set', 'Cow, 6-cut set')),
changed as (
  update dictionary_entry entry
  set name_cn = coalesce(renamed.name_cn, entry.name_cn), name_en = coalesce(renamed.name_en, entry.name_en),
      revision = entry.revision + 1, changed_at = now()
  from renamed
  where entry.kind = 'beefCut' and entry.code = renamed.code
    and (entry.name_cn = renamed.former_cn or entry.name_en = renamed.former_en)
  returning entry.code, coalesce(renamed.former_cn, renamed.former_en) as former)
insert into dictionary_name (kind, code, role, written, source)
select 'beefCut', code, 'market', former, 'trade' from changed
union all
select kind, code, 'market', '霖肉', 'trade' from dictionary_entry where kind = 'beefCut' and code = 'knuckle'
on conflict do nothing;
