import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input, TextField } from 'react-aria-components/TextField';
import { useNavigate } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionFailure } from '#shell/console/action-failure.tsx';
import { toConsolePath } from '#shell/console/console-path.ts';
import layout from '#shell/console/layout.module.css';
import { useStaff } from '#shell/console/staff.ts';
import shared from '#ui/base/shared.module.css';
import { DialogFrame } from '#ui/overlay/dialog-frame.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { messages } from '../messages.ts';
import { groupHits } from './found-groups.ts';
import { HitList } from './hit-list.tsx';
import { saveRecentHit, recentHits } from './recent-hits.ts';
import styles from './search-dialog.module.css';
import { useFound } from './use-found.ts';

export interface SearchDialogProps {
  /** What was typed before the dialog was there. */
  readonly typed: string;
  readonly onClose: () => void;
}

/** The search over everything in the console: typing, arrows, Enter; Escape goes back to where one was. */
export function SearchDialog(props: SearchDialogProps) {
  const t = useMessages(messages);
  return (
    <DialogFrame isOpen onClose={props.onClose} title={t.find.title} dismissable>
      <Search {...props} />
    </DialogFrame>
  );
}

/** Types a text into an empty field as a keyboard does: the list takes its first line as meant where something is typed. */
function typeInto(field: HTMLInputElement, text: string): void {
  const inserting = { inputType: 'insertText', data: text, bubbles: true };
  field.dispatchEvent(new InputEvent('beforeinput', inserting));
  field.setRangeText(text, 0, 0, 'end');
  field.dispatchEvent(new InputEvent('input', inserting));
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
  const groups = groupHits(isRecent ? [] : found.hits);
  const hits = isRecent ? recentHits(userId) : groups.flatMap(([, some]) => some);
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
  const { typed, type, hits, groups, isRecent, open, press, onKeyDown, found } = useSearch(onClose);
  const field = useRef<HTMLInputElement>(null);
  const [begun] = useState(ahead);
  useEffect(() => {
    if (field.current?.value === '' && begun !== '') typeInto(field.current, begun);
  }, [begun]);
  const isNothing = !isRecent && hits.length === 0 && !found.isLoading && found.failure === null;
  return (
    <div className={shared['stack3']} aria-busy={found.isLoading}>
      <Autocomplete inputValue={typed} onInputChange={type}>
        <TextField aria-label={t.find.label} autoFocus enterKeyHint="go" maxLength={60}>
          <Input
            ref={field}
            className={styles['findInput'] ?? ''}
            autoCapitalize="none"
            placeholder={t.find.hint}
            onKeyDown={onKeyDown}
          />
        </TextField>
        <ActionFailure failure={found.failure} />
        {isRecent && hits.length === 0 && <p className={layout['note']}>{t.find.how}</p>}
        {isNothing && <p className={layout['note']}>{t.find.nothing}</p>}
        <HitList groups={isRecent ? [['recent', hits]] : groups} onOpen={open} onPress={press} />
      </Autocomplete>
      <VisuallyHidden>
        <output>{!isRecent && !found.isLoading && t.find.found(format.number(hits.length))}</output>
      </VisuallyHidden>
      <p className={styles['findKeys']}>{t.find.keys}</p>
    </div>
  );
}
