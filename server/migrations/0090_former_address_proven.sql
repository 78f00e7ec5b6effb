-- Why: erasing an account, and saving one's own data, reached everything sent to or by the addresses that the account had named, proven
-- or not. Whoever entered a stranger's address could read what the stranger had written on the contact page, and have it erased with
-- the stranger's newsletter. Only what was proven to be one's own counts.
-- Old rows: nobody knows any more whether they were proven; they count as not, and mails to them go after 90 days as all do.
alter table former_address add column was_proven boolean not null default false;
comment on column former_address.was_proven is 'Whether a code or link had shown that it was the account holder''s.';

create or replace function keep_former_address() returns trigger language plpgsql as $$
begin
  insert into former_address (user_id, address, was_proven)
    select old.id, lower(was), proven from (values
      (case when new.company_email is distinct from old.company_email then old.company_email end, old.email_proven_at is not null),
      (case when new.contact_person_cell_phone_number is distinct from old.contact_person_cell_phone_number
        then old.contact_person_cell_phone_number end, old.mobile_proven_at is not null)) as left_behind (was, proven)
    where was is not null
    on conflict (user_id, address) do update
      set changed_at = now(), was_proven = former_address.was_proven or excluded.was_proven;
  return null;
end $$;
