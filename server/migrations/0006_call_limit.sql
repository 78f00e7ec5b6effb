-- Why: some calls (search) cost more than they look; how often one address or account may make them must hold across
-- processes. Unlogged: after a crash the counting begins anew, which nobody minds. No rows existed before.

create unlogged table call_limit (
  -- SHA-256 of the kind of call and what is counted, so that no address is kept.
  key_hash bytea primary key check (length(key_hash) = 32),
  -- How many calls are in the bucket, which runs dry at the kind's rate.
  level double precision not null check (level >= 0),
  counted_at timestamptz not null
);

comment on table call_limit is 'How many calls of a limited kind an address or an account has made lately (leaking bucket).';
create index call_limit_by_time on call_limit (counted_at);
