-- A file whose work was broken off by a stop or a kill is taken up again by itself. Whether somebody is at work on it is told by an
-- advisory lock of his session, which the database gives back at once when he is gone; the minute without a word (worked_at) that
-- failed a file before says nothing any more. Files that are being worked on when this runs are taken up by the new program.
alter table trade_upload
  drop column worked_at,
  add column claim uuid,
  add column tries integer not null default 0 check (tries >= 0);
comment on column trade_upload.claim is 'Who began the work last: whoever had begun before changes nothing any more when he comes back late.';
comment on column trade_upload.tries is 'How often the work was begun since it was asked for.';
