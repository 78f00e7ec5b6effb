-- Why: a code and a reset link to one address shared a counter, so that who had just registered by a mailed code and mistyped the
-- password was told to wait (1004) for the link. What goes to a proven address is counted by what it is for; to an unproven one
-- all of it together, as before.
-- Old rows, kept for a day: count as codes.
alter table asked_mail add column purpose text not null default 'code' check (purpose in ('code', 'resetLink', 'newsletter'));
alter table asked_mail alter column purpose drop default;
comment on column asked_mail.purpose is 'What the recipient asked for; counted apart for an address that is proven.';
