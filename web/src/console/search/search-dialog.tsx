import { type KeyboardEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionFailure } from '#shell/console/actions/action-failure.tsx';
import { toConsolePath } from '#shell/console/console-path.ts';
import layout from '#shell/console/layout.module.css';
import { useStaff } from '#shell/console/staff.ts';
import shared from '#ui/base/shared.module.css';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { FoundList } from '#ui/form/found-list.tsx';
import { DialogFrame } from '#ui/overlay/dialog-frame.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { messages } from '../messages.ts';
import { groupHits, type Hit, type HitGroup } from './found-groups.ts';
import { saveRecentHit, recentHits } from './recent-hits.ts';
import styles from './search-dialog.module.css';
import { useFound } from './use-found.ts';

export interface SearchDialogProps {
  readonly typed: string;
  readonly onClose: () => void;
}

export function SearchDialog(props: SearchDialogProps) {
  const t = useMessages(messages);
  return (
    <DialogFrame isOpen onClose={props.onClose} title={t.find.title} dismissable>
      <Search {...props} />
    </DialogFrame>
  );
}

function useSearch(onClose: () => void) {
  const edition = useEdition();
  const navigate = useNavigate();
  const { userId } = useStaff();
  const [typed, setTyped] = useState('');
  // Whether the line that is meant was gone to, and is not just the first of an earlier answer.
  const isMeant = useRef(false);
  const found = useFound(typed);
  const isRecent = typed.trim() === '';
  const groups: readonly (readonly [HitGroup | 'recent', readonly Hit[]])[] = isRecent
    ? [['recent', recentHits(userId)]]
    : groupHits(found.hits);
  const hits = groups.flatMap(([, some]) => some);
  const open = (key: string | undefined) => {
    const hit = hits.find((one) => one.key === key);
    if (hit === undefined || (found.isLoading && !isMeant.current)) return;
    saveRecentHit(userId, hit);
    onClose();
    void navigate(toConsolePath(edition, hit.screen));
  };
  const onKeyDown = ({ key, currentTarget, nativeEvent }: KeyboardEvent<HTMLInputElement>) => {
    // Enter that ends the writing of Chinese is not for the list.
    if (nativeEvent.isComposing) return;
    if (key !== 'Enter') isMeant.current = true;
    else if (!currentTarget.hasAttribute('aria-activedescendant')) open(hits[0]?.key);
  };
  const type = (text: string) => {
    setTyped(text);
    isMeant.current = false;
  };
  const press = () => {
    isMeant.current = true;
  };
  return { typed, type, hits, groups, isRecent, open, press, onKeyDown, found };
}

function Search({ typed: ahead, onClose }: SearchDialogProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const edition = useEdition();
  const { typed, type, hits, groups, isRecent, open, press, onKeyDown, found } = useSearch(onClose);
  const isNothing = !isRecent && hits.length === 0 && !found.isLoading && found.failure === null;
  return (
    <div className={shared['stack3']} aria-busy={found.isLoading}>
      <FoundList
        label={t.find.label}
        placeholder={t.find.hint}
        text={typed}
        onType={type}
        begun={ahead}
        onKeyDown={onKeyDown}
        listLabel={t.find.results}
        groups={groups.map(([group, rows]) => ({ key: group, heading: t.find.groups[group], rows }))}
        toKey={({ key }) => key}
        toName={({ name, note }) => `${name[edition]} ${note[edition]}`}
        renderRow={(hit) => <HitLine hit={hit} />}
        onOpen={open}
        onPress={press}
        look={look}
      >
        <ActionFailure failure={found.failure} />
        {isRecent && hits.length === 0 && <p className={layout['note']}>{t.find.how}</p>}
        {isNothing && <p className={layout['note']}>{t.find.nothing}</p>}
      </FoundList>
      <VisuallyHidden>
        <output>{!isRecent && !found.isLoading && t.find.found(format.number(hits.length))}</output>
      </VisuallyHidden>
      <p className={styles['findKeys']}>{t.find.keys}</p>
    </div>
  );
}

const look = {
  input: styles['findInput'] ?? '',
  list: styles['findList'] ?? '',
  heading: styles['findGroup'] ?? '',
  row: styles['hit'] ?? '',
};

function HitLine({ hit }: { readonly hit: Hit }) {
  const edition = useEdition();
  const note = hit.note[edition];
  return (
    <>
      <span className={styles['hitName']}>
        {hit.name[edition]} {hit.isDemo && <DemoMark kind={hit.group === 'quote' ? 'data' : 'content'} />}
      </span>
      {note !== '' && <span className={layout['sub']}>{note}</span>}
    </>
  );
}
