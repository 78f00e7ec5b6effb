import { useFormat } from '#i18n/format.ts';
import shared from '#ui/base/shared.module.css';
import { t } from '../messages.en.ts';
import { LinkedText } from '../text/linked-text.tsx';
import styles from './enquiries.module.css';
import type { PostData } from './post-query.ts';

export function Enquiries({ rows }: { rows: PostData['enquiries'] }) {
  const format = useFormat();
  return (
    <section className={styles['enquiries']}>
      <h2>{t.enquiries}</h2>
      {rows.length === 0 && <p className={styles['none']}>{t.noEnquiries}</p>}
      <ol className={shared['list']}>
        {rows.map((row) => (
          <li key={row.EnquiryID}>
            <h3>{t.enquiryBy(row.CompanyName ?? t.formerMember)}</h3>
            <p className={styles['none']}>{format.dateTime(row.SentDate)}</p>
            <LinkedText text={row.Content} />
          </li>
        ))}
      </ol>
    </section>
  );
}
