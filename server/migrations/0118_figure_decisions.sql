-- Why: what an editor decided about revised figures could not be undone. Each figure keeps what it was before the last decision; a text that is
-- filled anew forgets it. Decisions from before cannot be undone.
alter table figure_value
  add column decision text check (decision in ('refill', 'keep')),
  add column decided_at timestamptz,
  add column before_decision jsonb,
  add check ((decision is null) = (decided_at is null)),
  add check ((decision is null) = (before_decision is null));
comment on column figure_value.decision is 'What the editor last decided about a revision of it; null: nothing since the text was filled.';
comment on column figure_value.before_decision is 'What stood in the text, what it rested on and what had been told of a revision until then: for undoing it.';
create index figure_value_decided on figure_value (decided_at) where decided_at is not null;
