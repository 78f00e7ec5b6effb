-- Why: the port or city where a price holds was called a place, the number of quotes behind a price what was heard, and the room whose
-- search counted a term a place too (docs/glossary.md). Names change, no row does, but for what is kept as it stood before a file was
-- loaded or a quote was corrected, which is read by its names.
create or replace function pg_temp.rename_column(owner regclass, old text, new text) returns void language plpgsql as $$
declare
  name text;
begin
  execute format('alter table %s rename column %I to %I', owner, old, new);
  for name in select conname from pg_constraint where conrelid = owner and conname ~ ('_' || old || '_') loop
    execute format('alter table %s rename constraint %I to %I', owner, name, replace(name, old, new));
  end loop;
end
$$;

create or replace function pg_temp.rename_key(record jsonb, old text, new text) returns jsonb language sql as $$
  select case when record ? old then record - old || jsonb_build_object(new, record->old) else record end
$$;

select pg_temp.rename_column('price_series', 'place', 'port');
select pg_temp.rename_column('price_quote', 'heard', 'quote_count');
select pg_temp.rename_column('price_cell', 'heard', 'quote_count');
select pg_temp.rename_column('search_term_day', 'place', 'room');

update price_import_kept set before = pg_temp.rename_key(before, 'place', 'port') where kind = 'series' and before ? 'place';
update price_import_kept set before = pg_temp.rename_key(before, 'heard', 'quote_count') where kind = 'quote' and before ? 'heard';
update price_import_kept set
  before = before || jsonb_build_object('before', pg_temp.rename_key(before->'before', 'Count', 'QuoteCount'),
    'after', pg_temp.rename_key(before->'after', 'Count', 'QuoteCount'))
where kind = 'correction' and before is not null;
update price_quote_correction set before = pg_temp.rename_key(before, 'Count', 'QuoteCount'), after = pg_temp.rename_key(after, 'Count', 'QuoteCount');
