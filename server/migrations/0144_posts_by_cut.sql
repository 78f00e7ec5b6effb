-- Why: a post of the board has the names of its cut among its words as they were when it was written: renamed in the dictionary, a cut was
-- found under its old name only. Posts have a word of the cut itself, which every name of it asks for; those from before get it here.
update market_post
set search = search || array_to_tsvector(array[
  left(case meat when 'pork' then 'porkcut' else 'beefcut' end || lower(regexp_replace(cut, '[^a-zA-Z]', '', 'g')) || 'end', 40)])
where cut is not null;
