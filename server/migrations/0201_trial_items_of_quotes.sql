-- A trial counted a market of a meat as one item, numbered from 1, which opened all its days and series. Items are a market on one
-- day, and one series, from here on: those of before open nothing any more and are given back.

delete from trial_opened_item where module in ('Price', 'PorkPrice') and item_id < 1000000;
