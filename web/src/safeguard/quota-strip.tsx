import { nameIn } from '@btc/contract/names.ts';
import { toQuotaPath } from '@btc/contract/trade/quota-paths.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/page-link.tsx';
import { messages } from './quota-messages.ts';
import type { QuotaHead } from './quota-head.ts';
import styles from './quota-strip.module.css';

/** One line on the quota that is used most, leading to all of them. */
export function QuotaStrip({ head }: { readonly head: QuotaHead | null }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const parts =
    head === null
      ? []
      : [
          t.stripUsed(nameIn(edition, head), format.percent(head.usedPercent)),
          ...(head.rate === null ? [] : [t.stripDuty(format.percent(head.rate, 0))]),
          t.standings[head.standing],
        ];
  return (
    <p className={styles['strip']}>
      <PageLink to={toQuotaPath(edition)}>{t.strip}</PageLink>
      {parts.length > 0 && <span>{parts.join(' · ')}</span>}
    </p>
  );
}
