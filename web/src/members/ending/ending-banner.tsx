import { dayMs } from '@btc/contract/time.ts';
import { useState } from 'react';
import { type Edition, pathFor } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { readSession, writeSession } from '#i18n/session-value.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { FootLine } from '../foot-line.tsx';
import { messages } from './messages.ts';

const dismissedKey = 'membershipBanner';

interface EndingBannerProps {
  readonly edition: Edition;
  readonly ends: string;
  readonly isTrial: boolean;
}

export function EndingBanner({ edition, ends, isTrial }: EndingBannerProps) {
  const t = useMessages(messages);
  const words = isTrial ? t.trial : t.membership;
  const format = useFormat();
  const mark = `${edition} ${ends}`;
  const [dismissed, setDismissed] = useState(() => readSession(dismissedKey) === mark);
  const [now] = useState(() => Date.now());
  if (dismissed) return null;
  const days = Math.ceil((new Date(ends).getTime() - now) / dayMs);
  return (
    <FootLine
      label={t.label}
      dismiss={t.dismiss}
      onDismiss={() => {
        writeSession(dismissedKey, mark);
        setDismissed(true);
      }}
    >
      <p>{days > 0 ? words.expiring(format.date(ends), format.number(days)) : words.expired(format.date(ends))}</p>
      <PageLink to={pathFor(edition, '/Account#apply')} data-dialog="membership">
        {words.renew}
      </PageLink>
    </FootLine>
  );
}
