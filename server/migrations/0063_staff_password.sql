-- Why: a member who was given a staff role kept a member's password, six letters or more, and with it and the authenticator came in.
-- Whether a password keeps the rule for staff can be seen only while it is typed: at a sign-in of staff, and when staff set one.
-- Old rows: nobody has looked yet. Staff sign in once more, and whose password is too weak is asked for a new one before the second step.
alter table account add column has_staff_password boolean not null default false;
comment on column account.has_staff_password is
  'Of staff: the stored password was seen to keep the rule for staff. False for members, whose passwords nobody looks at for it.';
delete from session where is_staff;
