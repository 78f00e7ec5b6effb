-- Keys and webhooks of accounts that cannot sign in ended only in effect: they would have worked again once the account was opened.
-- They end for good, as sessions do.

update data_key set revoked_at = now()
where revoked_at is null and user_id in (select id from account where state <> 'normal');

update alert_channel set is_on = false
where is_on and kind <> 'mail' and user_id in (select id from account where state <> 'normal');
