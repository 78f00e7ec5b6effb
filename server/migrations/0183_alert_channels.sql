-- Where alerts go besides the notices of an account. Rules set before have no channel until their readers set one.

create table alert_channel (
  id integer generated always as identity primary key,
  user_id integer not null references account (id) on delete cascade,
  kind text not null check (kind in ('mail', 'wecom', 'dingtalk', 'feishu', 'webhook')),
  edition text not null check (edition in ('cn', 'en')),
  address text check (address like 'https://%' and length(address) <= 500),
  secret text,
  hour smallint check (hour between 0 and 23),
  quiet_from smallint check (quiet_from between 0 and 23),
  quiet_to smallint check (quiet_to between 0 and 23),
  is_on boolean not null,
  on_since timestamptz not null,
  sent_at timestamptz,
  last_error text check (length(last_error) <= 64),
  stop_key text not null unique,
  unique (user_id, kind),
  check ((kind = 'mail') = (address is null)),
  check ((quiet_from is null) = (quiet_to is null))
);
comment on table alert_channel is 'Where alerts of a reader go: one of each kind.';
comment on column alert_channel.address is 'personal: address of the person’s own; null for mail, which goes to the proven address of the account';
comment on column alert_channel.secret is 'What a robot or a webhook is signed with; null: it is not.';
comment on column alert_channel.hour is 'Of one digest a day, in Shanghai; null: at once.';
comment on column alert_channel.quiet_from is 'The hour in Shanghai from which nothing is sent; it waits for quiet_to.';
comment on column alert_channel.on_since is 'What was raised before is not sent.';
comment on column alert_channel.last_error is 'Why the last attempt failed, as a code; null: it did not.';
comment on column alert_channel.stop_key is 'Turns the channel off without a login.';

alter table alert add column sent_to integer[] not null default '{}';
comment on column alert.sent_to is 'The channels that it has gone to.';
