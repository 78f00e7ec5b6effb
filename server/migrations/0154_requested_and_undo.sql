-- Why: what a load or an import can be undone from was called kept, what somebody requested asked, who gets the newsletter its readers,
-- the poster of the market a firm and the preview of an uploaded file a finding (docs/glossary.md). Names change, no row does, but for
-- what is held as JSON and read by its names; among it previews from before 0153, which count issues by their former name.
create function pg_temp.rename_things(owner regclass, old text, new text) returns void language plpgsql as $$
declare
  name text;
begin
  for name in select conname from pg_constraint where conrelid = owner and conname ~ ('(^|_)' || old || '(_|$)') loop
    execute format('alter table %s rename constraint %I to %I', owner, name, replace(name, old, new));
  end loop;
  for name in
    select i.relname from pg_index x join pg_class i on i.oid = x.indexrelid
    where x.indrelid = owner and i.relname ~ ('(^|_)' || old || '(_|$)')
  loop
    execute format('alter index %I rename to %I', name, replace(name, old, new));
  end loop;
end
$$;

create function pg_temp.rename_table(old text, new text) returns void language plpgsql as $$
declare
  sequence text;
begin
  execute format('alter table %I rename to %I', old, new);
  perform pg_temp.rename_things(new::regclass, old, new);
  for sequence in
    select s.relname from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S'
    where d.refobjid = new::regclass and d.classid = 'pg_class'::regclass and s.relname like old || '\_%'
  loop
    execute format('alter sequence %I rename to %I', sequence, replace(sequence, old, new));
  end loop;
end
$$;

create or replace function pg_temp.rename_column(owner regclass, old text, new text) returns void language plpgsql as $$
begin
  execute format('alter table %s rename column %I to %I', owner, old, new);
  perform pg_temp.rename_things(owner, old, new);
end
$$;

create or replace function pg_temp.rename_key(record jsonb, old text, new text) returns jsonb language sql as $$
  select case when record ? old then record - old || jsonb_build_object(new, record->old) else record end
$$;

select pg_temp.rename_table('price_import_kept', 'price_import_undo');
select pg_temp.rename_table('plant_list_kept', 'plant_list_undo');
select pg_temp.rename_table('plant_watch_kept', 'plant_watch_undo');
select pg_temp.rename_table('asked_mail', 'requested_mail');
select pg_temp.rename_table('newsletter_reader', 'newsletter_subscriber');
select pg_temp.rename_table('market_firm', 'market_company');

select pg_temp.rename_column(owner::regclass, 'asked_at', 'requested_at')
from unnest(array['captcha', 'requested_mail', 'cancellation_request', 'newsletter_subscriber']) as owner;
select pg_temp.rename_column(owner::regclass, 'asker_hash', 'requester_hash') from unnest(array['captcha', 'requested_mail']) as owner;
select pg_temp.rename_column(owner::regclass, 'firm_id', 'company_id')
from unnest(array['market_post', 'market_thread', 'market_message']) as owner;
alter index market_post_by_firm rename to market_post_by_company;
alter index market_message_by_firm rename to market_message_by_company;
select pg_temp.rename_column('plant_event', 'tells_watchers', 'notifies_watchers');
select pg_temp.rename_column('figure_value', 'kept_printed', 'accepted_printed');
select pg_temp.rename_column('trade_upload', 'finding', 'preview');

update plant_list_undo set events = (
  select coalesce(jsonb_agg(pg_temp.rename_key(event, 'tells_watchers', 'notifies_watchers') order by i), '[]')
  from jsonb_array_elements(events) with ordinality as listed (event, i))
where events is not null;
update figure_value set before_decision = pg_temp.rename_key(before_decision, 'kept_printed', 'accepted_printed') where before_decision is not null;
update trade_upload set preview = jsonb_set(preview, '{found}', pg_temp.rename_key(preview->'found', 'FaultCount', 'IssueCount'))
where preview->'found' ? 'FaultCount';
update trade_upload set preview = jsonb_set(preview, '{found,Values}', pg_temp.rename_key(preview #> '{found,Values}', 'Kept', 'Retained'))
where preview #> '{found,Values}' ? 'Kept';

comment on table price_import_undo is 'What the last load of a price file changed, as it was before; emptied by the next load and by the undo.';
comment on table requested_mail is 'Links and codes mailed because somebody requested them, whatever the account; stored for a day to count how many an address gets.';
comment on column requested_mail.purpose is 'What was requested; counted apart for an address that is proven.';
comment on column requested_mail.requester_hash is 'SHA-256 of the network that requested it; stored for a day, to leave others their part of it.';
comment on column captcha.requester_hash is 'SHA-256 of the network that requested it: its tries are counted in tries, those of all others in other_tries.';
comment on table newsletter_subscriber is 'Who subscribed to the week by mail, in which language, and whether they still want it.';
comment on column trade_upload.preview is 'What was read in the file and what loading it would change; null until it was checked.';
