-- Why: three things about a person outlived the account: mails to an address from before a change, the goodbye, and messages
-- sent signed out. What the account was reached by before is written down here, so that it can be forgotten with it; addresses
-- that changed before this release are not known. Every column that tells of a person says so in its comment: a test holds
-- erasure and the export of one's data to these comments.
create table former_address (
  user_id integer not null references account on delete cascade,
  address text not null,
  changed_at timestamptz not null default now(),
  primary key (user_id, address)
);
comment on table former_address is 'Mail addresses and mobiles that an account had, kept so that what was sent there goes with the account.';

create function keep_former_address() returns trigger language plpgsql as $$
begin
  insert into former_address (user_id, address)
    select old.id, lower(was) from unnest(array[
      case when new.company_email is distinct from old.company_email then old.company_email end,
      case when new.contact_person_cell_phone_number is distinct from old.contact_person_cell_phone_number
        then old.contact_person_cell_phone_number end]) was
    where was is not null
    on conflict (user_id, address) do update set changed_at = now();
  return null;
end $$;
-- An account that is erased leaves none.
create trigger account_former_address after update of company_email, contact_person_cell_phone_number on account
  for each row when (new.state <> 'cancelled') execute function keep_former_address();

comment on column account.login_user_name is 'personal: the name one signs in with';
comment on column account.nick_name is 'personal: chosen name';
comment on column account.avatar is 'personal: own picture';
comment on column account.company_name is 'personal: own firm';
comment on column account.company_local_name is 'personal: own firm';
comment on column account.company_phone_number is 'personal: telephone';
comment on column account.company_fax_number is 'personal: fax';
comment on column account.company_email is 'personal: mail address';
comment on column account.company_web_site is 'personal: own site';
comment on column account.contact_person_name is 'personal: name';
comment on column account.contact_person_sex is 'personal: form of address';
comment on column account.contact_person_english_name is 'personal: name';
comment on column account.contact_person_cell_phone_number is 'personal: mobile';
comment on column account.last_active_at is 'personal: last use';
comment on column former_address.address is 'personal: mail address or mobile that the account had before';
comment on column session.device is 'personal: browser and system';
comment on column login_known_address.address_hash is 'personal: hash of name and network';
comment on column notice.detail is 'personal: what the person was informed of';
comment on column outgoing_mail.recipient is 'personal: mail address';
comment on column outgoing_mail.reply_to is 'personal: mail address';
comment on column outgoing_mail.subject is 'personal: may hold a name';
comment on column outgoing_mail.body_text is 'personal: letter to a person';
comment on column outgoing_mail.body_html is 'personal: letter to a person';
comment on column outgoing_sms.recipient is 'personal: mobile';
comment on column outgoing_sms.body_text is 'personal: message to a person';
comment on column contact_message.name is 'personal: name';
comment on column contact_message.company_name is 'personal: own firm';
comment on column contact_message.phone is 'personal: telephone';
comment on column contact_message.email is 'personal: mail address';
comment on column contact_message.content is 'personal: words of the person';
comment on column contact_reply.content is 'personal: letter to the person';
comment on column membership_request.contact is 'personal: how to reach the person';
comment on column membership_request.reason is 'personal: what the desk wrote about the person';
comment on column membership_request_note.note is 'personal: what was said on the telephone';
comment on column cancellation_request.reason is 'personal: words of the person';
comment on column cancellation_request.note is 'personal: what the desk wrote about the person';
comment on column audit_entry.before is 'personal: what staff saw or changed of a person';
comment on column audit_entry.after is 'personal: what staff changed of a person';
comment on column audit_entry.actor_name is 'personal: name of who acted';
comment on column newsletter_reader.email is 'personal: mail address';
comment on column newsletter_delivery.address_hash is 'personal: hash of a mail address';
comment on column market_enquiry.content is 'personal: words of the person';
comment on column market_report.note is 'personal: words of the person';
comment on column merchant_claim.person is 'personal: name';
comment on column merchant_claim.phone is 'personal: telephone';
comment on column merchant_claim.message is 'personal: words of the person';
comment on column survey_answer.note is 'personal: words of the person';
comment on column staff_invitation.email is 'personal: mail address';
comment on column plant_search.words is 'personal: what the person looked for';
comment on column account.recovery_email is 'personal: mail address';
