-- Why: a grant replaced what it met: a trial given to a paying member took away what they had paid for, nothing said so
-- before, and the desk could only rebuild it from memory. Now a trial stands beside a paid membership, and each change keeps
-- what was there before, so that it can be put back.
-- Old rows: nobody has a trial beside a paid membership, and of earlier changes nothing is known.
alter table account add column trial_until timestamptz, add column trial_until_en timestamptz;
comment on column account.trial_until is 'Until when a trial of the Chinese edition runs beside the paid membership; a trial alone is charge_state 2.';
comment on column account.trial_until_en is 'Until when a trial of the English edition runs beside the paid membership; a trial alone is charge_state_en 2.';

create table membership_change (
  id integer generated always as identity primary key,
  account_id integer not null references account on delete cascade,
  -- The request that was granted by it.
  request_id integer references membership_request on delete cascade,
  at timestamptz not null,
  staff_id integer references account on delete set null,
  -- The columns of the account that make up its memberships and its trial, as the database writes them.
  before jsonb not null,
  after jsonb not null,
  -- The decision on the request before it was granted.
  request_before jsonb,
  undone_at timestamptz,
  undone_by integer references account on delete set null
);
comment on table membership_change is 'What the desk did to a membership, with what was there before, so that it can be put back.';
create index membership_change_by_account on membership_change (account_id, id desc);
