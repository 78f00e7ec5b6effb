import type { QuoteRow } from '@btc/contract/prices/quote-row.ts';
import { useMessages } from '#i18n/messages.ts';
import { messages } from './messages.ts';
import styles from './quotes.module.css';

export function BasisCell({ quote }: { quote: Pick<QuoteRow, 'Basis' | 'Provisional' | 'Corrected'> }) {
  const t = useMessages(messages);
  return (
    <>
      {t.bases[quote.Basis]}
      {quote.Provisional && <span className={styles['mark']}>{t.provisional}</span>}
      {quote.Corrected && <span className={styles['mark']}>{t.corrected}</span>}
    </>
  );
}
