-- Why: who works on an uploaded file was an advisory lock, a token and a counter of its own; it is a job now (0148). Work that is asked for
-- is asked for there.
insert into job (kind, subject)
select 'tradeFile', id::text from trade_upload where state in ('checking', 'committing');

alter table trade_upload drop column claim, drop column tries;
