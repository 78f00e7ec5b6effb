-- Why: the audit trail was a table like any other, so whoever reached the database could rewrite who did what. From here on
-- entries can only be added, and each carries a hash over the one before it: a changed, removed or inserted one breaks the
-- chain. What an entry tells of a person stands beside the chain, salted, and can be erased without breaking it.
-- Entries that exist are chained here in the order of their numbers. The number of an account in an entry outlives the account.
alter table audit_entry drop constraint audit_entry_actor_id_fkey;

alter table audit_entry
  add column chain_number bigint not null default 0,
  add column salt bytea,
  add column digest bytea not null default '',
  add column hash bytea not null default '';
comment on table audit_entry is 'Who did what, when, and what it changed; only added to, and chained by hash.';
comment on column audit_entry.chain_number is 'Place in the chain, without gaps.';
comment on column audit_entry.salt is 'Makes the digest useless for guessing erased values; null once they are erased.';
comment on column audit_entry.digest is 'SHA-256 of salt and values.';
comment on column audit_entry.hash is 'SHA-256 of the entry before and of this one without its values.';

create table audit_head (
  one boolean primary key default true check (one),
  chain_number bigint not null,
  hash bytea not null
);
comment on table audit_head is 'The last link of the audit trail; its lock puts entries in order, and it shows when the last ones are missing.';
insert into audit_head (chain_number, hash) values (0, sha256(''));

create function audit_digest(salt bytea, before jsonb, after jsonb) returns bytea stable language sql as $$
  select sha256(salt || convert_to(coalesce(before::text, '') || E'\n' || coalesce(after::text, ''), 'UTF8'))
$$;

-- The command line has no account number: there its name stands in the chain.
create function audit_hash(previous bytea, entry audit_entry) returns bytea stable language sql as $$
  select sha256(previous || convert_to(jsonb_build_array(
    entry.chain_number, extract(epoch from entry.at), coalesce(entry.actor_id::text, entry.actor_name), entry.operation,
    entry.subject_kind, entry.subject_id, encode(entry.digest, 'hex'))::text, 'UTF8'))
$$;

create function audit_link(entry audit_entry) returns audit_entry language plpgsql as $$
declare head audit_head;
begin
  select * into strict head from audit_head for update;
  entry.chain_number := head.chain_number + 1;
  entry.salt := uuid_send(gen_random_uuid());
  entry.digest := audit_digest(entry.salt, entry.before, entry.after);
  entry.hash := audit_hash(head.hash, entry);
  update audit_head set chain_number = entry.chain_number, hash = entry.hash;
  return entry;
end $$;

do $$
declare
  old audit_entry;
  linked audit_entry;
begin
  for old in select * from audit_entry order by id loop
    linked := audit_link(old);
    update audit_entry set chain_number = linked.chain_number, salt = linked.salt, digest = linked.digest, hash = linked.hash
    where id = old.id;
  end loop;
end $$;

create unique index audit_entry_chain on audit_entry (chain_number);

-- A restore brings entries with their chain; one that does not fit it is found by the check.
create function audit_add() returns trigger language plpgsql as $$
begin
  if new.hash <> '' then return new; end if;
  return audit_link(new);
end $$;
create trigger audit_add before insert on audit_entry for each row execute function audit_add();

-- Erasing personal data is all that may happen to an entry: its values go together, and a name gives way to the number.
create function audit_keep() returns trigger language plpgsql as $$
declare
  erasable text[] := '{before,after,salt,actor_name}';
begin
  if tg_op = 'UPDATE' then
    if new.before is null and new.after is null and (old.before is not null or old.after is not null) then
      new.salt := null;
    end if;
    if to_jsonb(new) - erasable = to_jsonb(old) - erasable
      and (new.actor_name = old.actor_name or (old.actor_id is not null and new.actor_name = 'erased-' || old.actor_id))
      and ((new.before, new.after, new.salt) is not distinct from (old.before, old.after, old.salt)
        or (new.before is null and new.after is null and new.salt is null))
    then return new; end if;
  end if;
  raise exception 'The audit trail is only added to' using errcode = 'integrity_constraint_violation';
end $$;
create trigger audit_keep before update or delete on audit_entry for each row execute function audit_keep();

-- A restore empties tables that are empty.
create function audit_never_empty() returns trigger language plpgsql as $$
begin
  if exists (select from audit_entry) then
    raise exception 'The audit trail is only added to' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create trigger audit_never_empty before truncate on audit_entry for each statement execute function audit_never_empty();

-- Second factors were in plain text, in every backup too. The portal encrypts those that exist at its next start.
alter table staff_second_factor add column key_id bytea check (length(key_id) = 8);
comment on column staff_second_factor.secret is 'Base32, or encrypted under the key that key_id names.';
comment on column staff_second_factor.key_id is 'Which key the secret is encrypted under; null while it is in plain text.';
