import type { ReactNode } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import type { BeefOne } from './beef-one-query.ts';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import { periodText } from './periods.ts';
import styles from './view-notes.module.css';

/** What stands under every view: source, scope, last update, marks, limit. */
export function ViewNotes({ one: { dict } }: { one: BeefOne }) {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const format = useFormat();
  const periods = (list: readonly string[]): string => list.map((one) => periodText(edition, one)).join(t.listJoin);
  return (
    <dl className={styles['notes']} aria-label={t.notes}>
      <Note name={t.noteSource}>
        {dict.Demo ? <DemoMark kind="data" explain /> : edition === 'cn' ? dict.SourceNameCn : dict.SourceNameEn}
      </Note>
      <Note name={t.noteScope}>{edition === 'cn' ? dict.Scope.TitleCn : dict.Scope.TitleEn}</Note>
      {dict.UpdatedAt !== null && (
        <Note name={t.noteUpdated}>
          {format.dateTime(dict.UpdatedAt)}
          {dict.PublishedOn !== null && (edition === 'cn' ? '；' : '; ')}
          {dict.PublishedOn !== null && t.notePublished(format.date(dict.PublishedOn))}
        </Note>
      )}
      {dict.DataLimit !== null && <Note name={t.noteLimit}>{format.month(dict.DataLimit)}</Note>}
      <Note name={t.noteProvisional}>
        {dict.Provisional.length === 0 ? t.noProvisional : t.provisionalText(periods(dict.Provisional))}
      </Note>
      {dict.Partial.length > 0 && <Note name={t.notePartial}>{t.partialText(periods(dict.Partial))}</Note>}
      {dict.MissingVolumes > 0 && <Note name={t.noteMissing}>{t.missingText(format.number(dict.MissingVolumes))}</Note>}
    </dl>
  );
}

function Note({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles['note']}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
