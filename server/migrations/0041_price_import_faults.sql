-- Why: the diary kept the first thousand errors of a refused price file and did not say that there were more. It keeps more of
-- them now, and how many there are in all.

alter table price_import_run add column fault_count integer not null default 0 check (fault_count >= 0);
update price_import_run set fault_count = jsonb_array_length(faults);
