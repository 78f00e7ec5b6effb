-- Why: "since you were last here" is made of what came after a reader's last visit. A day is enough for that, so no moment is kept, and it
-- moves only when the next visit begins. Old rows: none; whoever comes for the first time is told of the last seven days.

create table visit (
  user_id integer primary key references account (id) on delete cascade,
  visited_on date not null,
  -- The day of the visit before; null on the first.
  visited_before date check (visited_before < visited_on)
);
comment on table visit is 'The days of a reader''s last visit to the first screen and of the one before.';
