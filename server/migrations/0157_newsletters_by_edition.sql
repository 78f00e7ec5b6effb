-- Why: the words of a newsletter are saved while they are written, each edition by itself with a revision of its own, and its introduction and
-- closing have lists, links and bold words. What was plain reads the same. A subject may be empty until the issue goes out.

-- Plain words as the formatted text that reads the same: blank lines part paragraphs, other line ends stay.
create function plain_as_html(words text) returns text language sql immutable as $$
  select case when btrim(words, E' \n') = '' then '' else
    '<p>' || replace(regexp_replace(
      replace(replace(replace(btrim(words, E' \n'), '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), E'\n[ \t]*\n\\s*', '</p><p>', 'g'
    ), E'\n', '<br />') || '</p>' end
$$;

alter table newsletter_issue_text
  drop constraint newsletter_issue_text_subject_check,
  drop constraint newsletter_issue_text_intro_check,
  drop constraint newsletter_issue_text_closing_check,
  -- Raised by every save: a save that was made on an older one is refused.
  add column revision integer not null default 0 check (revision >= 0),
  add column saved_at timestamptz,
  add column saved_by integer references account on delete set null;
update newsletter_issue_text set intro = plain_as_html(intro), closing = plain_as_html(closing);
alter table newsletter_issue_text
  add check (length(subject) <= 400),
  add check (length(intro) <= 20000),
  add check (length(closing) <= 20000);
comment on table newsletter_issue_text is 'What an issue says in one edition: a line for its subject, HTML for introduction and closing.';

update figure_text set source = plain_as_html(source) where subject_kind = 'newsletter' and field <> 'subject';
drop function plain_as_html(text);
