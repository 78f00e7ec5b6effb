-- Processes hold for some seconds whose a key is, as they hold whose a session is (0168): whatever ends one or changes what it
-- opens is told. A key that is used only is nothing to tell.

create trigger tell_of_keys after delete or update of user_id, kind, key_hash, sets, ends_at, revoked_at
on data_key for each row execute function tell_of_sessions();
