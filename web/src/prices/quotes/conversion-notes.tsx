import type { Conversion } from '@btc/contract/prices/price-fields.ts';
import { pricePages } from '@btc/contract/prices/price-paths.ts';
import { findOrigin } from '@btc/reference/places/origins.ts';
import { type Edition, pathFor, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { OtherDuty } from '#safeguard/face.ts';
import { dutyLeftOut } from '@btc/contract/prices/duty-left-out.ts';
import { formatCode } from '@btc/contract/names.ts';
import { messages } from './messages.ts';
import styles from './quotes.module.css';

interface Noted extends Conversion {
  readonly SourceCn: string;
  readonly SourceEn: string;
}

export function ConversionNotes({ dict, updatedAt }: { dict: Noted; updatedAt?: string | null }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const { Rate, Unit, Level } = dict;
  const isConverted = Unit !== null || Level !== null;
  return (
    <section className={styles['notes']} aria-label={t.notesTitle}>
      <p>
        {t.source}{' '}
        <PageLink to={pathFor(edition, pricePages.methods)}>
          {edition === 'cn' ? dict.SourceCn : dict.SourceEn}
        </PageLink>
        {updatedAt !== undefined && updatedAt !== null && ` · ${t.updated(format.dateTime(updatedAt))}`}
      </p>
      {isConverted && (
        <ul>
          {Rate !== null && (
            <li>
              {t.rate(format.number(Rate.CnyPerUsd, 4), format.date(Rate.Day))} · {Rate.Demo ? t.demoRate : Rate.Source}
            </li>
          )}
          <li>{t.vat(format.percent(dict.VatPercent, 0))}</li>
          <li>{t.portCost(format.cnyPerKg(dict.PortCost))}</li>
          {dict.Duties.map(({ Origin, Duty, Surcharge, NoteCn, NoteEn, Others, OthersKnown, Ruling }) => (
            <li key={Origin}>
              {t.duty(originNamed(edition, Origin), format.percent(Duty))}
              {Surcharge !== null && t.surcharge(Surcharge)}
              {!OthersKnown && ` · ${dutyLeftOut[edition]}`}
              {Ruling.IsOpen &&
                ` · ${t.assumed[dict.OverQuota ? 'over' : 'in']} ${edition === 'cn' ? Ruling.TextCn : Ruling.TextEn}`}
              {Others.length === 0 &&
                (edition === 'cn' ? NoteCn : NoteEn) !== null &&
                ` · ${edition === 'cn' ? NoteCn : NoteEn}`}
              {Others.length > 0 && (
                <ul>
                  {Others.map((duty) => (
                    <li key={`${duty.Kind} ${duty.From} ${duty.SourceEn}`}>
                      <OtherDuty duty={duty} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function originNamed(edition: Edition, code: string): string {
  const origin = findOrigin(code);
  return formatCode(edition, origin, code);
}
