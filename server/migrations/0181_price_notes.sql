-- Why: prices move on other days than that of the weekly sheet, and there was nowhere to say so but an article. Old rows: none.

create table price_note (
  id integer generated always as identity primary key,
  day date not null,
  meat text not null check (meat in ('beef', 'pork')),
  text_cn text not null check (text_cn <> ''),
  text_en text not null check (text_en <> ''),
  is_for_all boolean not null,
  is_shown boolean not null default true,
  revision integer not null default 1,
  changed_at timestamptz not null,
  changed_by text not null
);
comment on table price_note is 'What the desk says of prices on a day; one for members is read by whom the prices are open to.';
create index price_note_by_day on price_note (meat, day desc, id desc);

select assign_room('price_note', 'prices');
