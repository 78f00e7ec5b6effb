-- Why: the first screen of the morning shows three prices to everybody, and the desk chooses which. Old rows: none; until the desk
-- has chosen, no price is free.

create table price_free (
  position integer primary key check (position between 1 and 3),
  series_id integer not null unique references price_series (id) on delete cascade
);
comment on table price_free is 'The series whose latest mainstream price everybody may read, in their order.';

select assign_room('price_free', 'prices');
