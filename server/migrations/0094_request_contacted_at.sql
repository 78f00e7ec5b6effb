-- Why: a trial is granted only after a call is noted, but a request that was refused and reopened counted as contacted
-- whether anybody had phoned or not. Now the call itself is kept, and reopening gives back what was.
-- Old rows: the audit trail knows when the call was noted; where it does not, the first note stands for it. An open request
-- that has neither was reopened without a call and is new again.
alter table membership_request add column contacted_at timestamptz;
comment on column membership_request.contacted_at is 'When it was noted that the applicant was reached; null while nobody has.';

update membership_request r set contacted_at = coalesce(
  (select min(e.at) from audit_entry e
    where e.operation = 'NoteDeskRequest' and e.subject_kind = 'membershipRequest' and e.subject_id = r.id::text
      and e.before ->> 'State' = 'new' and e.after ->> 'State' = 'contacted'),
  case when r.state = 'contacted' then (select min(n.created_at) from membership_request_note n where n.request_id = r.id) end
);
update membership_request set state = 'new' where state = 'contacted' and contacted_at is null;
