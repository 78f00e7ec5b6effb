-- Why: a text whose encoding cannot be told is read by what its sender names, also when it is read again; and of a plant list staff are told which
-- columns were read and what looks odd in the file as a whole.
alter table trade_upload add column encoding text;

alter table plant_list_import
  add column sheet text,
  add column encoding text,
  add column titles jsonb,
  add column warnings jsonb not null default '[]';
