-- Why: every quote of the demonstration's latest day was marked as provisional, and a mark on all of them says nothing. Marked are those
-- with fewer than three prices behind them, which an index does not take either. What people entered or imported stays as it is.
update price_quote set is_provisional = false where is_demo and source = 'demo' and is_provisional and heard >= 3;
update price_day d
  set has_provisional = exists (
    select from price_quote q join price_series s on s.id = q.series_id
    where s.species = d.species and s.market_type = d.market_type and s.origin = d.origin and q.day = d.day
      and q.state = 'published' and q.is_provisional)
  where d.has_provisional and d.is_demo;
