-- A trial that was asked for holds up nobody who would rather pay: one open request of each kind.
drop index membership_request_open;
create unique index membership_request_open on membership_request (user_id, level, (require_type = 'Free'))
  where state in ('new', 'contacted');
