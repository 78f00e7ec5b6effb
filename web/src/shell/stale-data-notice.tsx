import { staleNoticeText } from '@btc/contract/wire/stale-notice-text.ts';
import type { Edition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useOldestAnswer } from '#platform/answers/answer-age.ts';
import styles from './shell-layout.module.css';

export function StaleDataNotice({ edition }: { edition: Edition }) {
  const moment = useOldestAnswer();
  const format = useFormat();
  if (moment === null) return null;
  return <output className={styles['age']}>{staleNoticeText[edition](format.time(new Date(moment)))}</output>;
}
