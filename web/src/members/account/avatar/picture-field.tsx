import { avatarRule } from '@btc/contract/members/account/avatar-rule.ts';
import type { UserProfile } from '@btc/contract/members/profile.ts';
import { type ChangeEvent, useId } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { pickFile } from '#platform/files/chosen-file.ts';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { messages } from '../messages.ts';
import styles from './picture.module.css';
import { usePicture } from './use-picture.ts';

export function PictureField({ profile }: { profile: UserProfile }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { chosen, error, sent, choose, upload, drop, unreadable } = usePicture(profile.UserID);
  const shown = chosen?.url ?? profile.Avator;
  return (
    <div className={styles['field']}>
      <span className={styles['picture']}>
        {shown === null ? (
          <span aria-hidden="true">{profile.LoginUserName.slice(0, 1).toUpperCase()}</span>
        ) : (
          <img
            src={shown}
            alt={chosen === null ? t.picture : t.preview}
            width="96"
            height="96"
            onError={chosen === null ? undefined : unreadable}
          />
        )}
      </span>
      <div className={styles['controls']}>
        {chosen === null ? (
          <FileButton label={t.changePicture} hint={t.pictureHint} onFile={(file) => void choose(file)} />
        ) : (
          <div className={shared['buttons']}>
            <Button variant="primary" size="small" pending={sent !== null} onClick={() => void upload()}>
              {t.upload}
            </Button>
            <Button size="small" disabled={sent !== null} onClick={drop}>
              {t.cancel}
            </Button>
          </div>
        )}
        {sent !== null && (
          <progress value={sent} max={1} aria-label={t.uploading(format.percent(sent * 100, 0))}>
            {t.uploading(format.percent(sent * 100, 0))}
          </progress>
        )}
        <p role="alert" className={styles['error']}>
          {error}
        </p>
      </div>
    </div>
  );
}

interface FileButtonProps {
  readonly label: string;
  readonly hint: string;
  readonly onFile: (file: File) => void;
}

function FileButton({ label, hint, onFile }: FileButtonProps) {
  const id = useId();
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = pickFile(event.target);
    if (file !== null) onFile(file);
  };
  return (
    <>
      <label className={styles['choose']}>
        {label}
        <VisuallyHidden>
          <input type="file" accept={avatarRule.types.join(',')} aria-describedby={id} onChange={choose} />
        </VisuallyHidden>
      </label>
      <p id={id} className={styles['hint']}>
        {hint}
      </p>
    </>
  );
}
