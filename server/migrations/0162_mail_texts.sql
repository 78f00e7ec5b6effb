-- Why: what the portal writes to its readers stood in its code: no word of a mail could be changed without a release. The desk's
-- wording of a mail is kept here in versions and only added to; a mail without one has the wording that ships.
create table mail_text (
  template text not null check (template ~ '^[A-Za-z]{1,40}$'),
  revision integer not null check (revision > 0),
  subject_cn text check (length(subject_cn) between 1 and 160 and subject_cn !~ '[[:cntrl:]]'),
  text_cn text check (length(text_cn) between 1 and 4000),
  subject_en text check (length(subject_en) between 1 and 160 and subject_en !~ '[[:cntrl:]]'),
  text_en text check (length(text_en) between 1 and 4000),
  note text not null check (length(note) <= 300),
  changed_at timestamptz not null,
  -- Outlives the account, as the audit trail's numbers do.
  changed_by integer not null,
  primary key (template, revision),
  check ((subject_cn is null) = (text_cn is null)),
  check ((subject_en is null) = (text_en is null))
);
comment on table mail_text is 'Versions of the desk''s wording of mails; only added to, the newest of a template counts.';
comment on column mail_text.text_cn is 'Paragraphs with placeholders such as {name}; null: the wording that ships.';
comment on column mail_text.text_en is 'As text_cn.';

create trigger mail_text_stays before update or delete on mail_text
  for each row execute function refuse_change();
