-- Why: taking a list back brings back the plants, too, that the import took out, with their events and the watches on them; and a
-- change that is entered without telling the watchers stays untold on the day on which it takes effect.

alter table plant_event add column tells_watchers boolean not null default true;
comment on column plant_event.tells_watchers is 'False: entered without telling the watchers, who are not told on its day either.';

-- Events of a plant that the import took out; null for a plant that stayed.
alter table plant_list_kept add column events jsonb;

create table plant_watch_kept (
  import_id integer not null references plant_list_import on delete cascade,
  user_id integer not null references account on delete cascade,
  plant_id integer not null,
  meat text not null,
  stop_key text not null,
  created_at timestamptz not null,
  primary key (import_id, user_id, plant_id)
);
comment on table plant_watch_kept is 'Who watched a plant that the last import of a list took out; emptied by the next import and by the undo.';
create index plant_watch_kept_by_user on plant_watch_kept (user_id);
