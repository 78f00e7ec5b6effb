-- What readers want to be told of what they have pinned, and what they are to be told. There were no such rows before.

create table alert_rule (
  id integer generated always as identity primary key,
  user_id integer not null references account (id) on delete cascade,
  -- The pin, by its name: a rule rests while it is not pinned and is there again with it.
  pin_kind text not null,
  code text not null,
  kind text not null check (kind in ('price', 'report', 'status', 'quota', 'duty', 'month', 'revision', 'tag')),
  percent smallint check (percent > 0),
  room text not null generated always as (
    case when kind in ('price', 'report') then 'prices' when kind = 'status' then 'plants' when kind = 'tag' then 'news' else 'trade' end
  ) stored,
  notified jsonb,
  set_at timestamptz not null,
  stop_key text not null unique,
  unique (user_id, pin_kind, code, kind)
);
comment on table alert_rule is 'What readers want to be told of what they have pinned.';
comment on column alert_rule.percent is 'From how much on; null for kinds without.';
comment on column alert_rule.room is 'The room whose changes can be what it waits for.';
comment on column alert_rule.notified is 'By what it is of, what its reader was told last, or what was there when it was set; null: not looked at yet.';
comment on column alert_rule.stop_key is 'Ends the rule without a login.';
create index alert_rule_by_room on alert_rule (room, id);

create table alert (
  id bigint generated always as identity primary key,
  rule_id integer not null references alert_rule (id) on delete cascade,
  user_id integer not null references account (id) on delete cascade,
  event text not null,
  detail jsonb not null,
  raised_at timestamptz not null,
  unique (rule_id, event)
);
comment on table alert is 'What readers are to be told: what happened by a rule, once.';
comment on column alert.event is 'What happened, so that a rule says it once.';
comment on column alert.detail is 'personal: what the person was informed of, as it was at that moment';
create index alert_by_reader on alert (user_id, raised_at);

-- Whatever raises the version of a room asks for its rules to be looked at, in the same transaction.
create or replace function raise_room_versions() returns trigger language plpgsql as $$
declare
  changed text;
  raised bigint;
begin
  for changed in select room from room_change where transaction = new.transaction order by room loop
    update room_version
    set version = greatest(version + 1, (extract(epoch from clock_timestamp()) * 1000)::bigint)
    where room = changed
    returning version into raised;
    perform pg_notify('room_version', changed || ' ' || raised);
    if exists (select from alert_rule where room = changed) then
      -- A row of its own: whoever looks just now writes nothing down on it.
      delete from job where kind = 'alert' and subject = changed;
      insert into job (kind, subject) values ('alert', changed);
      perform pg_notify('jobs', 'alert');
    end if;
  end loop;
  delete from room_change where transaction = new.transaction;
  return null;
end
$$;
