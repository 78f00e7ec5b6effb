-- Why: what editors write is kept apart from what readers see, so that an article can be worked on while it is out, two people can
-- write its two texts at once, and no text is lost. Articles that exist already have no manuscript: one is made from
-- what readers see when somebody first saves. All of them may be shared, as before.

alter table news_article add column is_shared boolean not null default true;
comment on column news_article.is_shared is 'Whether readers find a share page of it.';

create table news_manuscript (
  article_id integer primary key references news_article on delete cascade,
  -- Where it stands on its way to the readers; scheduled, published and withdrawn are states of the article itself.
  stage text not null default 'writing' check (stage in ('writing', 'review', 'done')),
  -- Section, access, marks and places, as the contract's ManuscriptDetail has them.
  detail jsonb not null,
  detail_revision integer not null default 1 check (detail_revision >= 0),
  note text,
  -- The revisions that readers have; null where nothing has been published yet.
  published_detail_revision integer,
  changed_at timestamptz not null,
  changed_by integer references account on delete set null
);
comment on table news_manuscript is 'An article as the newsroom has it, beside the article that readers see.';
create index news_manuscript_by_change on news_manuscript (changed_at desc, article_id desc);

create table news_manuscript_text (
  article_id integer not null references news_manuscript on delete cascade,
  edition text not null check (edition in ('cn', 'en')),
  title text not null,
  summary text not null,
  -- Sanitised.
  body_html text not null,
  attachments jsonb not null default '[]',
  revision integer not null check (revision >= 0),
  published_revision integer,
  saved_at timestamptz,
  saved_by integer references account on delete set null,
  primary key (article_id, edition)
);
comment on table news_manuscript_text is 'A text of an article as it is being written in one edition; revision counts its saves.';

create table news_version (
  id integer generated always as identity primary key,
  article_id integer not null references news_article on delete cascade,
  edition text not null check (edition in ('cn', 'en')),
  kind text not null check (kind in ('kept', 'published', 'conflict')),
  -- For a conflict: the revision that it was written on.
  revision integer not null,
  title text not null,
  summary text not null,
  body_html text not null,
  attachments jsonb not null default '[]',
  saved_at timestamptz not null,
  saved_by integer references account on delete set null
);
comment on table news_version is 'Texts as they once were: kept while writing, as published, or saved over a newer one.';
create index news_version_by_article on news_version (article_id, edition, id desc);

create table news_presence (
  article_id integer not null references news_article on delete cascade,
  user_id integer not null references account on delete cascade,
  edition text check (edition in ('cn', 'en')),
  seen_at timestamptz not null,
  primary key (article_id, user_id)
);
comment on table news_presence is 'Who has an article open in the newsroom; a row counts for a minute.';
