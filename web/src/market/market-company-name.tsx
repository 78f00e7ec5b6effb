import styles from './market-company-name.module.css';
import { t } from './messages.en.ts';
import { formatCompanyKind, formatCompany, type MarketCompany } from './post/post-words.ts';

export function MarketCompanyName({ company, locked }: { company: MarketCompany; locked: string | null }) {
  const kind = formatCompanyKind(company);
  return (
    <span className={styles['company']}>
      <span className={styles['name']}>{formatCompany(company, locked)}</span>
      {company.Own && <span className={styles['own']}> ({t.you})</span>}
      {kind !== '' && <span className={styles['kind']}>, {kind}</span>}
    </span>
  );
}
