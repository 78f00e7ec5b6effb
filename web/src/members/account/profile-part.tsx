import type { UserProfile } from '@btc/contract/members/profile.ts';
import { useMessages } from '#i18n/messages.ts';
import { messages as wordsMessages } from '../company/company-messages.ts';
import styles from './account.module.css';
import { PictureField } from './avatar/picture-field.tsx';
import { messages } from './messages.ts';
import { Part } from './part.tsx';

export function ProfilePart({ profile }: { profile: UserProfile }) {
  const t = useMessages(messages);
  const words = useMessages(wordsMessages);
  return (
    <Part name="profile">
      <PictureField profile={profile} />
      <dl className={styles['rows']}>
        <div>
          <dt>{t.userName}</dt>
          <dd>{profile.LoginUserName}</dd>
        </div>
        {profile.NickName !== null && (
          <div>
            <dt>{words.fields.NickName}</dt>
            <dd>{profile.NickName}</dd>
          </div>
        )}
      </dl>
    </Part>
  );
}
