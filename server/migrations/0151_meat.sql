-- Why: whether something is of beef or of pork was called a species here and a meat elsewhere (docs/glossary.md). Names change, no row
-- does, but for what is held as it stood before a file was loaded, which an undo reads by its names, and for issues of the newsletter.
create function pg_temp.rename_column(owner regclass, old text, new text) returns void language plpgsql as $$
declare
  name text;
begin
  execute format('alter table %s rename column %I to %I', owner, old, new);
  for name in select conname from pg_constraint where conrelid = owner and conname ~ ('_' || old || '_') loop
    execute format('alter table %s rename constraint %I to %I', owner, name, replace(name, old, new));
  end loop;
end
$$;

create function pg_temp.rename_key(record jsonb, old text, new text) returns jsonb language sql as $$
  select case when record ? old then record - old || jsonb_build_object(new, record->old) else record end
$$;

select pg_temp.rename_column(owner::regclass, 'species', 'meat')
from unnest(array['price_series', 'price_day', 'price_duty', 'price_weight', 'price_cell', 'price_index_point', 'site_ticker_item']) as owner;
alter index price_duty_by_species rename to price_duty_by_meat;
select pg_temp.rename_column('plant', 'species', 'meats');

update price_import_kept set before = pg_temp.rename_key(before, 'species', 'meat') where kind = 'series' and before ? 'species';
update plant_list_kept set
  before = pg_temp.rename_key(before, 'species', 'meats'),
  after = case when after ? 'plant' then jsonb_set(after, '{plant}', pg_temp.rename_key(after->'plant', 'species', 'meats')) else after end;
update newsletter_issue_text set content = jsonb_set(content, '{Indices}',
  (select jsonb_agg(pg_temp.rename_key(index, 'Species', 'Meat') order by i)
   from jsonb_array_elements(content->'Indices') with ordinality as listed (index, i)))
where content @? '$.Indices[*].Species';
