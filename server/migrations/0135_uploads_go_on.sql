-- Why: a file whose upload was broken off was sent again from its beginning where it was chosen anew, and the first one stayed in the
-- list. What a file holds tells it again; and an upload that goes on is not given up a day after it was begun.

alter table trade_upload
  add column fingerprint text check (fingerprint ~ '^[0-9a-f]{64}$'),
  add column touched_at timestamptz;

-- Of earlier ones only the beginning is known.
update trade_upload set touched_at = created_at;
alter table trade_upload alter column touched_at set not null;

comment on column trade_upload.fingerprint is
  'SHA-256 of the SHA-256 of each part in order, by the browser that sent it; null where it cannot tell.';
comment on column trade_upload.touched_at is 'When it was begun or gone on with, a part arrived, or it was read again.';
