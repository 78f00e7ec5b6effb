-- Why: editors arrange the banners, the price strip of the home page and the words of the floating QR panel in the console.
-- Banners that exist stay as they are, shown.

alter table site_banner
  add column is_shown boolean not null default true,
  add column revision integer not null default 1 check (revision > 0),
  add column changed_at timestamptz not null default now(),
  add column changed_by integer references account on delete set null;
comment on column site_banner.is_shown is 'False while an editor holds it back; dates count besides.';
comment on column site_banner.revision is 'Counts its saves, so that two editors do not undo each other.';

-- The strip as a whole is what is saved: one row for each price in its order.
create table site_ticker_item (
  position smallint primary key check (position between 1 and 12),
  species text not null check (species in ('beef', 'pork')),
  kind text not null check (kind in ('forward', 'spot', 'spread')),
  origin text not null default '' check (origin ~ '^([A-Z]{3})?$'),
  label_cn text check (length(label_cn) <= 40),
  label_en text check (length(label_en) <= 60),
  unique (species, kind, origin)
);
comment on table site_ticker_item is 'Prices of the strip on the home page in their order; the labels stand in place of the index''s own name.';

insert into site_ticker_item (position, species, kind, origin) values
  (1, 'beef', 'forward', ''),
  (2, 'beef', 'spot', ''),
  (3, 'beef', 'spread', ''),
  (4, 'beef', 'forward', 'BRA'),
  (5, 'beef', 'forward', 'ARG'),
  (6, 'pork', 'forward', '');

create table site_qr_panel (
  edition text primary key check (edition in ('cn', 'en')),
  is_shown boolean not null default true,
  caption text check (length(caption) <= 40),
  -- Where the code leads; null: the official account of the settings, or the portal.
  target text check (target ~ '^https?://' and length(target) <= 300)
);
comment on table site_qr_panel is 'The floating panel with the QR code in an edition: whether it is there, its words and where it leads.';
insert into site_qr_panel (edition) values ('cn'), ('en');
