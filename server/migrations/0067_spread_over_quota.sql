-- Why: the spread of spot over landed forward offers was reckoned with the in-quota duty alone, also in weeks whose quotas are full. Both
-- values are kept; which of them applies is ruled when it is read. Old rows get theirs with the next change of quotes.
alter table price_index_point add column level_over numeric(14, 6);
comment on column price_index_point.level_over is
  'Spread alone: with the safeguard''s surcharge on all that it covers; null for other indices and where no safeguard applies.';
