-- Why: files of trade facts, quotas and rates come in through the console as well: in parts, read and compared before anything
-- changes, then loaded or thrown away. And the last load of a source can be taken back: the diary keeps that it was there.

alter table trade_import_run drop constraint trade_import_run_outcome_check;
alter table trade_import_run add constraint trade_import_run_outcome_check
  check (outcome in ('loaded', 'unchanged', 'empty', 'refused', 'undone'));
alter table trade_import_run add column undone_at timestamptz;
alter table trade_import_run add column undone_by text;

create table trade_upload (
  id integer generated always as identity primary key,
  file_name text not null,
  bytes bigint not null check (bytes > 0),
  received bigint not null default 0 check (received between 0 and bytes),
  parts integer not null default 0,
  state text not null default 'arriving' check (state in
    ('arriving', 'checking', 'ready', 'refused', 'unchanged', 'empty', 'failed', 'committing', 'committed', 'discarded')),
  -- What was stated about the file; null or empty where nothing was.
  format text check (format in ('customs-query', 'comtrade', 'shipments', 'quotas', 'rates')),
  published_on date,
  origins text[] not null default '{}',
  covers text[] not null default '{}',
  sheet text not null default '',
  -- By its columns, where no form was stated.
  recognised text check (recognised in ('customs-query', 'comtrade', 'shipments', 'quotas', 'rates')),
  -- What was found in it and what it would change; null until it has been read.
  finding jsonb,
  -- What was loaded and taken back when it was compared: it is loaded only while that is still so.
  basis text,
  -- When a process last said that it works on it.
  worked_at timestamptz,
  run_id integer references trade_import_run on delete set null,
  by_user integer references account on delete set null,
  by_name text not null,
  created_at timestamptz not null,
  check (state <> 'ready' or finding is not null)
);
comment on table trade_upload is 'Files of trade facts on their way in through the console: arriving, compared, loaded or thrown away.';
create index trade_upload_open on trade_upload (id) where state not in ('committed', 'discarded');
