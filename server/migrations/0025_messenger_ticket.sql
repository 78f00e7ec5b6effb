-- Why: pages share into the messenger with a signature over a ticket of the official account. Token and ticket live two
-- hours, and the provider counts how often they are asked for, so that all processes use the same ones. Unlogged: after a
-- crash they are asked for again. No rows existed before.

create unlogged table messenger_ticket (
  app_id text primary key,
  -- A secret for as long as it lives; it never leaves the server.
  access_token text,
  access_token_until timestamptz,
  ticket text,
  ticket_until timestamptz,
  -- Failed attempts since the last that went well, and when the next may be made.
  failures integer not null default 0 check (failures >= 0),
  retry_at timestamptz,
  last_failure text,
  check ((access_token is null) = (access_token_until is null)),
  check ((ticket is null) = (ticket_until is null))
);

comment on table messenger_ticket is 'The token and the sharing ticket of the messenger account, kept for their lifetimes, and how asking for them went.';
