-- Why: a backup packed a damaged file as it was. Now it is left out, and the attempt says so. Old rows: none says it.

alter table backup_run drop constraint backup_run_reason_check;
alter table backup_run add constraint backup_run_reason_check
  check (reason in ('noSpace', 'missingFiles', 'damagedFiles', 'copy', 'interrupted', 'other'));
