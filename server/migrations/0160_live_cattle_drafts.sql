-- Why: live cattle is a market of the quote sheet: its prices are drafts until they are published, and a change is refused that was made on an
-- older state. Prices that stand there count as saved once.
create table live_cattle_draft (
  -- Code of the contract's list of live cattle prices.
  series text not null check (series ~ '^[A-Z]{2,10}$'),
  day date not null,
  local_price numeric(14, 4) not null check (local_price > 0),
  usd_per_unit numeric(18, 8) check (usd_per_unit > 0),
  source text not null check (source <> ''),
  revision integer not null,
  saved_by integer references account on delete set null,
  saved_at timestamptz not null,
  primary key (series, day)
);
comment on table live_cattle_draft is 'Live cattle prices that wait to be published. Only live_cattle_price is shown.';

alter table live_cattle_price add column revision integer not null default 1;
comment on column live_cattle_price.revision is 'Raised by every change, that of its draft before included.';
