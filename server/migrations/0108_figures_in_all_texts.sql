-- Why: newsletters, banners, weekly reports and videos hold references to figures as articles do. What is put into them goes with the row they
-- belong to. A reference is longer than what it says, so an issue's words may be longer as they are written. Rows from before hold none and stay.
create trigger newsletter_issue_figures after delete on newsletter_issue
  for each row execute function forget_figures('newsletter');
create trigger site_banner_figures after delete on site_banner
  for each row execute function forget_figures('banner');
create trigger weekly_report_figures after delete on weekly_report
  for each row execute function forget_figures('marketReport');
create trigger video_figures after delete on video
  for each row execute function forget_figures('video');

alter table newsletter_issue_text
  drop constraint newsletter_issue_text_subject_check,
  drop constraint newsletter_issue_text_intro_check,
  drop constraint newsletter_issue_text_closing_check,
  add check (length(subject) between 1 and 400),
  add check (length(intro) <= 4000),
  add check (length(closing) <= 2000);
