import { toQuotaPath } from '@btc/contract/trade/quota-paths.ts';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { messages } from './quota-messages.ts';

export function QuotaLink({ className }: { readonly className?: string | undefined }) {
  const t = useMessages(messages);
  return (
    <p className={className} data-print="hide">
      <PageLink to={toQuotaPath(useEdition())}>{t.desk}</PageLink>
    </p>
  );
}
