-- Why: a stored file was believed whatever its bytes were: a changed bit of a file of facts changed the sums that readers saw. Old rows:
-- what the records know of their files is taken over; of other files, pictures mostly, the next start takes it down as they lie there.

create table stored_file (
  name text primary key,
  checksum text not null check (checksum ~ '^[0-9a-f]{64}$'),
  stored_at timestamptz not null default now()
);
comment on table stored_file is 'What was kept in the file store under which name, by the SHA-256 of its bytes.';

insert into stored_file (name, checksum)
select file_name, file_checksum from trade_vintage
union
select name, checksum from video_file where not is_shipped
union
-- These files are named by the SHA-256 of their bytes.
select name, substring(name from '[0-9a-f]{64}') from (
  select input_file as name from trade_import_run
  union select file_path from price_import_run
  union select file_path from plant_list_import
) as imported where name ~ '[0-9a-f]{64}'
on conflict (name) do nothing;
