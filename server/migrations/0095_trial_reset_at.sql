-- Why: giving a trial's items back deleted what was opened, so that undoing it could not restore what was. Now the account
-- says from when on opened items count; it is put back with the other columns of a membership.
-- Old rows: nothing counts less than before; changes already written down were all made without it.
alter table account add column trial_reset_at timestamptz;
comment on column account.trial_reset_at is 'Items of the trial count from after this moment; null: all of them.';

create view trial_item_used as
  select i.user_id, i.module, i.item_id from trial_opened_item i join account a on a.id = i.user_id
  where a.trial_reset_at is null or i.opened_at > a.trial_reset_at;
comment on view trial_item_used is 'Items that count against the trial of their account.';

update membership_change set before = before || '{"trial_reset_at": null}', after = after || '{"trial_reset_at": null}';
