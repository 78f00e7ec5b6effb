-- Why: whether an import of a plant list can be undone was decided by one version of all records, so that any change of any plant,
-- and the undo of a later import, ended it without a word. What an import left behind is now kept for each plant it changed; it can
-- be undone as long as these plants are what it left. The import that could be undone until now stays so.

alter table plant_list_kept add column after jsonb;
comment on column plant_list_kept.after is 'The plant and its events as the import left them; null for a plant that it took out.';

delete from plant_list_kept where import_id not in (
  select id from plant_list_import
  where state = 'committed' and committed_version = (select last_value + is_called::int from plant_records_version));
delete from plant_watch_kept where import_id not in (select import_id from plant_list_kept);

update plant_list_kept k set after = jsonb_build_object(
  'plant', (select to_jsonb(r) from (select p.code, p.origin, p.number, p.listed_number, p.cifer_number, p.name_cn, p.name_en,
    p.name_local, p.exporter_id, p.state_cn, p.state_en, p.city_cn, p.city_en, p.types, p.species, p.products, p.offal_cuts,
    p.first_approved, p.valid_to, p.foreign_directory) r),
  'events', (select coalesce(jsonb_agg(to_jsonb(r) order by r.id), '[]') from (select e.id, e.status, e.effective_on, e.basis,
    e.announced_on, e.rule, e.old_number, e.new_number, e.note_cn, e.note_en, e.source, e.source_link, e.import_id
    from plant_event e where e.plant_code = p.code) r))
from plant p where p.id = k.plant_id and k.events is null;

alter table plant_list_import drop column committed_version;
comment on table plant_list_kept is 'The plants that the last imports of lists changed, as they were before and after; emptied by the undo.';
comment on table plant_watch_kept is 'Who watched a plant that one of the last imports of lists took out; emptied by the undo.';
create index plant_list_kept_by_plant on plant_list_kept (plant_id);
