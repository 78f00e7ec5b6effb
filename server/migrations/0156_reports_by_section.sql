-- Why: two people write one weekly report, so its title and sections are saved apart, each with a revision of its own; what is being
-- written is no longer what readers get; and texts have lists, links and bold words. Who has something open is said of reports as of articles.

-- Plain words as the formatted text that reads the same: blank lines part paragraphs, other line ends stay.
create function plain_as_html(words text) returns text language sql immutable as $$
  select case when btrim(words, E' \n') = '' then '' else
    '<p>' || replace(regexp_replace(
      replace(replace(replace(btrim(words, E' \n'), '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), E'\n[ \t]*\n\\s*', '</p><p>', 'g'
    ), E'\n', '<br />') || '</p>' end
$$;

update figure_text set source = plain_as_html(source) where subject_kind = 'marketReport' and field <> 'title';
update weekly_report_text set text_cn = plain_as_html(text_cn), text_en = plain_as_html(text_en);
comment on table weekly_report_text is 'The formatted text of each section of an issue as readers get it, in both editions.';
drop function plain_as_html(text);

create table weekly_report_part (
  report_id integer not null references weekly_report on delete cascade,
  part text not null check (part in ('title', 'summary', 'forward', 'spot', 'customs', 'plants', 'quota', 'liveCattle', 'fx', 'survey', 'calendar')),
  written_cn text not null,
  written_en text not null,
  -- Raised by every save: a save that was made on an older one is refused.
  revision integer not null default 0 check (revision >= 0),
  saved_at timestamptz,
  saved_by integer references account on delete set null,
  primary key (report_id, part)
);
comment on table weekly_report_part is 'What is written of an issue, title and sections by themselves; readers get it once it is published.';

insert into weekly_report_part (report_id, part, written_cn, written_en)
select r.id, p.part,
  coalesce(cn.source, case when p.part = 'title' then r.title_cn else t.text_cn end, ''),
  coalesce(en.source, case when p.part = 'title' then r.title_en else t.text_en end, '')
from weekly_report as r
cross join unnest(array['title', 'summary', 'forward', 'spot', 'customs', 'plants', 'quota', 'liveCattle', 'fx', 'survey', 'calendar']) as p (part)
left join weekly_report_text as t on t.report_id = r.id and t.section = p.part
left join figure_text as cn on cn.subject_kind = 'marketReport' and cn.subject_id = r.id and cn.edition = 'cn' and cn.field = p.part
left join figure_text as en on en.subject_kind = 'marketReport' and en.subject_id = r.id and en.edition = 'en' and en.field = p.part;

alter table weekly_report drop column revision;

-- A row counts for a minute: nothing is lost with the old table.
drop table news_presence;
create table staff_presence (
  kind text not null check (kind in ('article', 'marketReport', 'newsletter')),
  subject_id integer not null,
  user_id integer not null references account on delete cascade,
  part text,
  seen_at timestamptz not null,
  primary key (kind, subject_id, user_id)
);
comment on table staff_presence is 'Who of staff has something open to write in it, and in which part; a row counts for a minute.';
