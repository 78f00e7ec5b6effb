-- Why: the last import of a plant list can be taken back. Until the next one, the plants are kept as they were before it.

alter table plant_list_import drop constraint plant_list_import_state_check;
alter table plant_list_import add constraint plant_list_import_state_check
  check (state in ('previewed', 'committed', 'discarded', 'undone'));
-- Version of the records that the import has led to: while they have no other, it can be taken back.
alter table plant_list_import add column committed_version bigint;

create table plant_list_kept (
  import_id integer not null references plant_list_import on delete cascade,
  plant_id integer not null,
  -- The plant as it was; null: there was none.
  before jsonb,
  primary key (import_id, plant_id)
);
comment on table plant_list_kept is 'The plants that the last import of a list changed, as they were before; emptied by the next import and by the undo.';
