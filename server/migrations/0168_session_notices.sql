-- Processes hold for some seconds whose a session is. Whatever ends one, or changes what is read of its account, is told
-- to all of them when its transaction commits, on the channel that every connection follows: no program can forget it.
-- A session that is used only lives longer, which is nothing to tell.

create function tell_of_sessions() returns trigger language plpgsql as $$
begin
  perform pg_notify('room_version', 'sessions');
  return null;
end
$$;

create trigger tell_of_sessions after delete or update of user_id, remember, is_staff, ends_at
on session for each row execute function tell_of_sessions();

create trigger tell_of_sessions after update of
  state, login_user_name, staff_role, charge_state, charge_expire_date, can_visit_module, charge_state_en,
  charge_en_expire_date, can_visit_module_en, trial_until, trial_until_en
on account for each row execute function tell_of_sessions();

create trigger tell_of_emptied_sessions after truncate on session
for each statement execute function tell_of_sessions();
