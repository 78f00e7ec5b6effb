import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionFailure } from '#shell/console/action-failure.tsx';
import { consolePath } from '#shell/console/console-path.ts';
import { useStaff } from '#shell/console/staff.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { en } from '../messages.en.ts';
import { zh } from '../messages.zh.ts';
import { groupHits, type Hit } from './found-groups.ts';
import { HitList } from './hit-list.tsx';
import { saveRecentHit, recentHits } from './recent-hits.ts';
import { useFound } from './use-found.ts';

/** Where a key leads among so many lines; null for a key that is not for the list. */
export function placeAfter(key: string, index: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return (index - 1 + count) % count;
    case 'PageDown':
      return Math.min(index + 5, count - 1);
    case 'PageUp':
      return Math.max(index - 5, 0);
    default:
      return null;
  }
}

/** The search over everything in the console: typing, arrows, Enter; Escape goes back to where one was. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages({ cn: zh, en });
  return (
    <Dialog isOpen onClose={onClose} title={t.find.title} dismissable>
      <Search onClose={onClose} />
    </Dialog>
  );
}

function useSearch(onClose: () => void) {
  const edition = useEdition();
  const navigate = useNavigate();
  const { userId } = useStaff();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const found = useFound(typed);
  const isRecent = typed.trim() === '';
  // In the order in which they are shown.
  const groups = groupHits(isRecent ? [] : found.hits);
  const hits = isRecent ? recentHits(userId) : groups.flatMap(([, some]) => some);
  const index = Math.max(
    0,
    hits.findIndex(({ key }) => key === chosen),
  );
  const open = (hit: Hit) => {
    saveRecentHit(userId, hit);
    onClose();
    void navigate(consolePath(edition, hit.screen));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends the writing of Chinese is not for the list.
    if (event.nativeEvent.isComposing) return;
    const next = placeAfter(event.key, index, hits.length);
    const hit = hits[next ?? index];
    if (next !== null) setChosen(hit?.key ?? null);
    else if (event.key === 'Enter' && hit !== undefined && !(found.isLoading && chosen === null)) open(hit);
    else if (event.key !== 'Enter') return;
    event.preventDefault();
  };
  const type = (text: string) => {
    setTyped(text);
    setChosen(null);
  };
  return { typed, type, hits, groups, isRecent, current: hits[index] ?? null, open, onKeyDown, found };
}

function Search({ onClose }: { onClose: () => void }) {
  const t = useMessages({ cn: zh, en });
  const format = useFormat();
  const id = useId();
  const { typed, type, hits, groups, isRecent, current, open, onKeyDown, found } = useSearch(onClose);
  const isNothing = !isRecent && hits.length === 0 && !found.isLoading && found.failure === null;
  return (
    <div className="c-find" aria-busy={found.isLoading}>
      <input
        type="text"
        role="combobox"
        enterKeyHint="go"
        className="c-findInput"
        aria-label={t.find.label}
        aria-expanded={hits.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={current === null ? undefined : `${id}-${current.key}`.replaceAll(' ', '-')}
        aria-autocomplete="list"
        placeholder={t.find.hint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        autoFocus
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <ActionFailure failure={found.failure} />
      {isRecent && hits.length === 0 && <p className="c-note">{t.find.how}</p>}
      {isNothing && <p className="c-note">{t.find.nothing}</p>}
      <HitList id={id} groups={isRecent ? [['recent', hits]] : groups} current={current} onOpen={open} />
      <VisuallyHidden>
        <output>{!isRecent && !found.isLoading && t.find.found(format.number(hits.length))}</output>
      </VisuallyHidden>
      <p className="c-findKeys">{t.find.keys}</p>
    </div>
  );
}
