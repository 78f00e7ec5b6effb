import type { UserProfile } from '@btc/contract/members/profile.ts';
import { useMessages } from '#i18n/messages.ts';
import { en as wordsEn } from '../company/company-words.en.ts';
import { zh as wordsZh } from '../company/company-words.zh.ts';
import styles from './account.module.css';
import { PictureField } from './avatar/picture-field.tsx';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import { Part } from './part.tsx';

/** Who this account is: picture and names. */
export function ProfilePart({ profile }: { profile: UserProfile }) {
  const t = useMessages({ cn: zh, en });
  const words = useMessages({ cn: wordsZh, en: wordsEn });
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
