-- Why: the search looked into locked texts for everybody, so that a stranger could ask a member's report for its prices, one
-- guess a question. Now who may not read a text is searched in what everybody sees of it.
-- Old rows: a locked article is found by its title until it is published again, which adds its summary.
alter table news_search add column open_vector tsvector;
update news_search s set open_vector = case a.access when 'free' then s.text_vector else s.title_vector end
  from news_article a where a.id = s.article_id;
alter table news_search alter column open_vector set not null;
create index news_search_open on news_search using gin (open_vector) with (fastupdate = off);
comment on column news_search.open_vector is 'What everybody may be told to be in it: title and summary, of a free article the text too.';
comment on column news_search.text_vector is 'Title, summary and text: only for who may read them.';
