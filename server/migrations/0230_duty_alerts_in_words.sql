-- An alert of a duty keeps its words, with what the duty rests on. Those that were raised before keep the words they were told in.

update alert
set detail = detail - 'isOver' - 'percent' || jsonb_build_object(
  'dutyCn', coalesce(detail ->> 'percent', '–') || '%（' || case when (detail ->> 'isOver')::boolean then '配额外' else '配额内' end || '）',
  'dutyEn', coalesce(detail ->> 'percent', '–') || '% (' || case when (detail ->> 'isOver')::boolean then 'over quota' else 'in quota' end || ')'
)
where detail ->> 'kind' = 'duty' and detail ? 'isOver';
