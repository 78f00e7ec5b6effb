-- Why: offal of beef had no tariff line of its own, so that omasum, liver, tongue and tail were each said to be declared under all of 0206. What the
-- portal brought along gets its line; an entry that the console added stays without one until it is changed, and reads as all of 0206.
comment on column dictionary_entry.hs_code is 'Of pork cuts and of beef offal: the tariff line they are usually declared under when frozen.';

with declared (hs_code, codes) as (values
  ('02062100', array['tongue_long', 'tongue_short', 'tongue_sst', 'tongue_swiss', 'tongue_swiss_st', 'tongue_root', 'tongue_root_fillet']),
  ('02062200', array['liver']),
  ('02062900', array['cheek_on', 'cheek_off', 'tail', 'kidney', 'heart', 'sweetbread', 'brain', 'testes', 'spleen', 'tendon', 'lungs', 'head_meat',
    'lips', 'diaph_membrane', 'membrane', 'nuchal', 'weasand', 'feet', 'aorta']),
  ('05040029', array['tripe_raw', 'rumen_pillar', 'tripe_scald', 'omasum', 'tripe_raw_pc', 'honeycomb', 'tripe_pc', 'abomasum']),
  ('05040090', array['small_int', 'large_int']))
update dictionary_entry entry
set hs_code = declared.hs_code, revision = entry.revision + 1, changed_at = now()
from declared
where entry.kind = 'beefCut' and entry.code = any (declared.codes) and entry.form = 'offal' and entry.hs_code is null;
