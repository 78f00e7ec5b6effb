-- Why: a member's session slid on for ever; one taken from a device nobody thinks of any more opened the account for good.
-- Old rows: they end ninety days after they were opened, those that are older with the migration.
update session set ends_at = created_at + interval '90 days',
  expires_at = least(expires_at, created_at + interval '90 days') where ends_at is null;
alter table session alter column ends_at set not null;
