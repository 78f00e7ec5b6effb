-- Why: texts named figures that had been typed, and each room said another number. A text now holds references; publishing puts the
-- figures in, and what was put in, from what, and when, is kept here beside the text. Texts from before hold no references and have no rows.
create table figure_text (
  subject_kind text not null,
  subject_id integer not null,
  edition text not null check (edition in ('cn', 'en')),
  field text not null,
  source text not null,
  filled_at timestamptz not null,
  primary key (subject_kind, subject_id, edition, field)
);
comment on table figure_text is 'Texts that hold figures, as they were written: with references. What readers get, filled, stands in the table of its room.';
comment on column figure_text.subject_kind is 'What the text belongs to: article, banner, ...; with the number of its row.';

create table figure_value (
  subject_kind text not null,
  subject_id integer not null,
  edition text not null,
  field text not null,
  position smallint not null,
  source text not null,
  pinned text not null,
  printed text not null,
  value double precision not null,
  unit text not null,
  period text not null,
  bases jsonb not null,
  confirmed_by integer references account on delete set null,
  confirmed_at timestamptz,
  now_printed text,
  changed_at timestamptz,
  kept_printed text,
  primary key (subject_kind, subject_id, edition, field, position),
  foreign key (subject_kind, subject_id, edition, field) references figure_text on delete cascade
);
comment on table figure_value is 'The figures of a text in their order: the reference, what stands in its place, and what that rests on.';
comment on column figure_value.pinned is 'The reference with the period that it came to: asked again, it means the same.';
comment on column figure_value.bases is 'Source in both languages, day of publication, whether of the demonstration, provisional, and the module that opens it.';
comment on column figure_value.confirmed_at is 'When somebody confirmed that everybody may read a figure that a module opens; null: no such figure, or a text for members.';
comment on column figure_value.now_printed is 'What the reference comes to since changed_at; null while it is what stands in the text. An empty text: no figure is there any more.';
comment on column figure_value.kept_printed is 'What it came to when the editor decided to leave the text as it is: marked again once it is something else.';
create index figure_value_changed on figure_value (changed_at) where changed_at is not null;
create index figure_value_confirmed_by on figure_value (confirmed_by);

-- The figures go with the row that the text belongs to, whoever removes it; its name among the subjects is the argument.
create function forget_figures() returns trigger language plpgsql as $$
begin
  delete from figure_text where subject_kind = tg_argv[0] and subject_id = old.id;
  return null;
end $$;
create trigger news_article_figures after delete on news_article
  for each row execute function forget_figures('article');
