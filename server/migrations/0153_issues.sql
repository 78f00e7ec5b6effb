-- Why: what is wrong with a line of a file was called a fault in the tables and an issue in the code (docs/glossary.md). Names change,
-- no row does.
alter table price_import_run rename column faults to issues;
alter table price_import_run rename column fault_count to issue_count;
alter table trade_import_run rename column faults to issues;
alter table plant_list_line rename column faults to issues;
alter table price_import_run rename constraint price_import_run_faults_not_null to price_import_run_issues_not_null;
alter table price_import_run rename constraint price_import_run_fault_count_not_null to price_import_run_issue_count_not_null;
alter table price_import_run rename constraint price_import_run_fault_count_check to price_import_run_issue_count_check;
alter table trade_import_run rename constraint trade_import_run_faults_not_null to trade_import_run_issues_not_null;
alter table plant_list_line rename constraint plant_list_line_faults_not_null to plant_list_line_issues_not_null;
