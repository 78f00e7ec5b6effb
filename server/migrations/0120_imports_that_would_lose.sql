-- Why: a file that would take away figures that count stops, and says what would be lost; it goes on only where somebody says so. The
-- diary keeps what that was, in the order of the report; of the imports so far nothing was said.

alter table trade_import_run drop constraint trade_import_run_outcome_check;
alter table trade_import_run add constraint trade_import_run_outcome_check
  check (outcome in ('loaded', 'unchanged', 'empty', 'refused', 'wouldLose', 'undone'));
alter table trade_import_run add column losses jsonb not null default '[]';

-- What is stated about the file when it is loaded: figures that it takes away may go.
alter table trade_upload add column takes_away boolean not null default false;
-- The findings of files say what would be lost and what was taken over. Files that wait to be loaded are compared again first.
update trade_upload set finding = jsonb_set(finding, '{details,Dict,Losses}', '[]') where finding is not null;
update trade_upload set finding = jsonb_set(finding, '{found,Values}', finding #> '{found,Values}' || '{"Kept": 0, "Apportioned": 0}')
  where jsonb_typeof(finding #> '{found,Values}') = 'object';
update trade_upload set basis = '' where state = 'ready';
