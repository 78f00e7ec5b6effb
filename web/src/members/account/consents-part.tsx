import type { OwnConsents } from '@btc/contract/members/consent.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import shared from '#ui/base/shared.module.css';
import { Notice } from '#ui/state/notice.tsx';
import { AgreeForm } from '../consent/agree-form.tsx';
import { LegalLink } from '../consent/legal-link.tsx';
import { messages } from '../consent/messages.ts';
import { useOwnCall } from '../use-own-call.ts';
import styles from './account.module.css';
import { Answered, Part } from './part.tsx';

const maxRows = 10;

export function ConsentsPart() {
  const edition = useEdition();
  const answer = useOwnCall('GetOwnConsents', { isEn: edition === 'en' });
  const [given, setGiven] = useState<OwnConsents | null>(null);
  return (
    <Part name="consents">
      <Answered answer={answer}>{(known) => <Consents consents={given ?? known} onAnswered={setGiven} />}</Answered>
    </Part>
  );
}

interface ConsentsProps {
  readonly consents: OwnConsents;
  readonly onAnswered: (consents: OwnConsents) => void;
}

function Consents({ consents: { Rows, List }, onAnswered }: ConsentsProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const getsNewsletter = Rows.find(({ Kind }) => Kind === 'newsletter')?.Act === 'given';
  return (
    <>
      {List.length > 0 && (
        <Notice tone="caution">
          <p>{t.lead}</p>
          <AgreeForm due={List} onAnswered={onAnswered} />
        </Notice>
      )}
      {Rows.length === 0 && List.length === 0 && <p className={shared['quiet']}>{t.none}</p>}
      {Rows.length > 0 && (
        <ul className={styles['list']}>
          {Rows.slice(0, maxRows).map((row) => (
            <ConsentRow key={`${row.Date} ${row.Kind}`} row={row} />
          ))}
        </ul>
      )}
      {Rows.length > maxRows && <p className={shared['quiet']}>{t.more(format.number(maxRows))}</p>}
      {Rows.length > 0 && (
        <p className={shared['quiet']}>
          {t.withdraw}
          {getsNewsletter && (
            <>
              <a href="#newsletter">{t.stopNewsletter}</a>
              {t.separator}
            </>
          )}
          <a href="#cancellation">{t.closeAccount}</a>
        </p>
      )}
    </>
  );
}

function ConsentRow({ row: { Kind, Version, Act, Way, Edition, Date } }: { row: OwnConsents['Rows'][number] }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <li>
      <div>
        <LegalLink kind={Kind} version={Version} />
        <p className={shared['quiet']}>
          {t.ways[Way]} · {t.shownIn[Edition]}
        </p>
      </div>
      <div className={styles['side']}>
        {t.acts[Act]}
        <p className={shared['quiet']}>{format.dateTime(Date)}</p>
      </div>
    </li>
  );
}
