-- Why: the console shows how the portal is read and searched, from counters of its own. They are sums of a day: nothing in them tells
-- one reader from another.

create table daily_count (
  day date not null,
  counter text not null check (counter in ('pages', 'searches', 'emptySearches')),
  -- Of pages the edition and the part of the site, of searches where they were made.
  subject text not null check (length(subject) between 1 and 40),
  amount bigint not null check (amount > 0),
  primary key (day, counter, subject)
);
comment on table daily_count is 'How many pages were opened and how much was searched, by day in Shanghai; no reader is told apart.';

create table search_term_day (
  day date not null,
  place text not null check (place in ('news', 'plants')),
  words text not null check (length(words) between 1 and 60),
  searches integer not null check (searches > 0),
  empty integer not null check (empty between 0 and searches),
  primary key (day, place, words)
);
comment on table search_term_day is 'What was searched for, by day, without who did; addresses and numbers of telephones are left out. Kept for ninety days.';
