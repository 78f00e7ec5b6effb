-- Why: whoever opened an account could enter a stranger's mail address and have mails sent there without end; the
-- address was then taken for its owner too; and staff could enter an address of their own and ask for a reset link.
-- A mail address counts as the holder's once a link or code sent to it was used. Until then it gets nothing else, it
-- stands in nobody's way, and one that staff entered opens no reset.
-- Old rows: mail addresses count as unproven until the next link or code, because a sign-up with a Chinese mobile never
-- proved them. Chinese mobiles count as proven: every way to enter one but the desk's took a code.
alter table account add column email_proven_at timestamptz;
alter table account add column mobile_proven_at timestamptz;
alter table account add column email_entered_by_staff_at timestamptz;
alter table account add column recovery_email text;
alter table account add check (recovery_email is null or email_entered_by_staff_at is not null);
comment on column account.email_proven_at is 'When a link or code sent to company_email was used; null: unproven.';
comment on column account.mobile_proven_at is 'When a code sent to the mobile was used; null: unproven, as every mobile that no text message reaches.';
comment on column account.email_entered_by_staff_at is 'Since when company_email waits for its holder to prove it from within a session, because staff entered it; no reset link goes there.';
comment on column account.recovery_email is 'The address before staff entered company_email: reset links go there until the new one is proven. Personal.';
update account set mobile_proven_at = created_at where contact_person_cell_phone_number like '+86%';
-- Demonstration accounts have addresses that nobody can receive mail at.
update account set email_proven_at = created_at where is_demo and company_email is not null;

drop index account_by_email;
create unique index account_by_proven_email on account (lower(company_email)) where email_proven_at is not null;
create index account_by_email on account (lower(company_email));

create table asked_mail (
  id bigint generated always as identity primary key,
  -- SHA-256 of the address in small letters.
  recipient_hash bytea not null check (length(recipient_hash) = 32),
  asked_at timestamptz not null
);
comment on table asked_mail is 'Links and codes mailed because somebody asked for them, whatever the account; kept a day to count how many an address gets.';
create index asked_mail_by_recipient on asked_mail (recipient_hash, asked_at desc);
create index asked_mail_by_time on asked_mail (asked_at);

-- Why: five wrong tries from anywhere closed a code for who had asked for it.
-- Old rows: nobody is known as their asker; everybody shares the tries of others, for their last five minutes.
alter table captcha add column asker_hash bytea check (length(asker_hash) = 32);
alter table captcha add column other_tries smallint not null default 0;
comment on column captcha.asker_hash is 'SHA-256 of the network that asked: its tries are counted in tries, those of all others in other_tries.';
