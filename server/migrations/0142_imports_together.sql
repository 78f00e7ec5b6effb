-- Why: files that belong together (two currencies of a release, the chapters of a month) are loaded in one transaction, all or none. A set
-- is a row among the uploads: it is checked, waits, is loaded and ends like a file; its files point to it. Rows from before are no sets.
alter table trade_upload
  add column is_set boolean not null default false,
  add column part_of integer references trade_upload on delete set null,
  add constraint trade_upload_set_in_set check (not (is_set and part_of is not null));
create index trade_upload_part_of on trade_upload (part_of) where part_of is not null;

comment on column trade_upload.is_set is 'Files that are loaded together: those whose part_of is this one. Has no content of its own.';
comment on column trade_upload.part_of is 'The set with which the file is loaded: alone it is neither loaded nor thrown away.';

alter table trade_import_run add column set_id integer references trade_import_run on delete set null;
create index trade_import_run_set on trade_import_run (set_id) where set_id is not null;

comment on column trade_import_run.set_id is
  'The first of the loads that were made in one transaction, and are taken back in one; null for a load of its own.';
