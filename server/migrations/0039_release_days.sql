-- Why: the days of the publication calendar are reckoned by rule; where a source announces another, the desk states it.

create table trade_release_day (
  kind text not null check (kind in ('preliminary', 'detail', 'partner', 'comtradeMonthly', 'comtradeYearly')),
  -- The last month of the figures: with the kind it names a release.
  period_to text not null check (period_to ~ '^\d{4}-\d{2}$'),
  released_on date not null,
  stated_by text not null,
  stated_at timestamptz not null,
  primary key (kind, period_to)
);
comment on table trade_release_day is 'Announced days of data releases; a release that is not here has the day that the rule gives.';
