import { useEffect, useRef } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { en } from '../messages.en.ts';
import { zh } from '../messages.zh.ts';
import type { Hit, HitGroup } from './found-groups.ts';

export interface HitListProps {
  /** What the ids of the lines begin with. */
  readonly id: string;
  readonly groups: readonly (readonly [HitGroup | 'recent', readonly Hit[]])[];
  /** The line that Enter opens. */
  readonly current: Hit | null;
  readonly onOpen: (hit: Hit) => void;
}

/*
 * The list of a combobox, as ARIA has it: native options cannot hold two lines, nor stay open while one types.
 */
/* oxlint-disable jsx-a11y/prefer-tag-over-role */

/** What is found, in groups; the field above keeps the focus and says which line is meant. */
export function HitList({ id, groups, current, onOpen }: HitListProps) {
  const t = useMessages({ cn: zh, en });
  return (
    <div id={`${id}-list`} role="listbox" aria-label={t.find.results} className="c-findList">
      {groups.map(([group, hits]) =>
        hits.length === 0 ? null : (
          <div key={group} role="group" aria-labelledby={`${id}-in-${group}`}>
            <div id={`${id}-in-${group}`} className="c-findGroup" role="presentation">
              {t.find.groups[group]}
            </div>
            {hits.map((hit) => (
              <HitLine
                key={hit.key}
                id={`${id}-${hit.key}`.replaceAll(' ', '-')}
                hit={hit}
                isCurrent={hit.key === current?.key}
                onOpen={onOpen}
              />
            ))}
          </div>
        ),
      )}
    </div>
  );
}

interface HitLineProps {
  readonly id: string;
  readonly hit: Hit;
  readonly isCurrent: boolean;
  readonly onOpen: (hit: Hit) => void;
}

function HitLine({ id, hit, isCurrent, onOpen }: HitLineProps) {
  const edition = useEdition();
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isCurrent) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field that has the focus takes the keys
    <div
      ref={line}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      className="c-hit"
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onOpen(hit)}
    >
      <span className="c-hitName">
        {hit.name[edition]} {hit.isDemo && <DemoMark kind={hit.group === 'quote' ? 'data' : 'content'} />}
      </span>
      {hit.note[edition] !== '' && <span className="c-sub">{hit.note[edition]}</span>}
    </div>
  );
}
