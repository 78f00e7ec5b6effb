-- Why: states of rows were called kept and asked, each for several things (docs/glossary.md): a message that nobody could be found to
-- send is stored, an earlier text is a draft, a cancellation or a subscription that waits for an answer is requested. Old rows get the
-- new words; the audit trail keeps what it was written with.
alter table outgoing_mail drop constraint outgoing_mail_state_check;
alter table outgoing_sms drop constraint outgoing_sms_state_check;
alter table job drop constraint job_state_check;
alter table news_version drop constraint news_version_kind_check;
alter table newsletter_subscriber drop constraint newsletter_subscriber_state_check;
alter table cancellation_request drop constraint cancellation_request_state_check;
drop index cancellation_request_open;

update outgoing_mail set state = 'stored' where state = 'kept';
update outgoing_sms set state = 'stored' where state = 'kept';
update job set state = 'stored' where state = 'kept';
update news_version set kind = 'draft' where kind = 'kept';
update newsletter_subscriber set state = case state when 'asked' then 'requested' else 'subscribed' end where state in ('asked', 'reading');
update cancellation_request set state = 'requested' where state = 'asked';

alter table outgoing_mail add constraint outgoing_mail_state_check check (state in ('queued', 'sending', 'sent', 'failed', 'stored'));
alter table outgoing_sms add constraint outgoing_sms_state_check check (state in ('queued', 'sending', 'sent', 'failed', 'stored'));
alter table job add constraint job_state_check check (state in ('queued', 'running', 'done', 'failed', 'stored'));
alter table news_version add constraint news_version_kind_check check (kind in ('draft', 'published', 'conflict'));
alter table newsletter_subscriber add constraint newsletter_subscriber_state_check check (state in ('requested', 'subscribed', 'stopped'));
alter table cancellation_request add constraint cancellation_request_state_check check (state in ('requested', 'withdrawn', 'approved', 'refused'));
alter table cancellation_request alter column state set default 'requested';
create unique index cancellation_request_open on cancellation_request (user_id) where state = 'requested';

comment on table outgoing_mail is 'Mails that were sent, wait, failed for good, or are stored because no mail server is set.';
comment on table outgoing_sms is 'Text messages that were sent, wait, failed for good, or are stored because no provider is set.';
comment on table news_version is 'Texts as they once were: drafts while writing, as published, or saved over a newer one.';
comment on table cancellation_request is 'Accounts whose owners requested to have them cancelled; the account is frozen while a request is open.';
