-- Why: signed-out pages are cached by every web process under their address and the content version, so all
-- processes need one number that moves when something such a page shows has changed. No rows existed before.

create table content_version (
  -- One row only: the key can hold no other value.
  only_row boolean primary key default true check (only_row),
  version bigint not null check (version > 0),
  changed_at timestamptz not null default now()
);

comment on table content_version is
  'One row: the version of everything a signed-out page shows. Raised in the transaction of each such change and announced on the channel content_version.';

insert into content_version (version) values (1);
