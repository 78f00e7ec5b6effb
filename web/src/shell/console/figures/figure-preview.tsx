import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { useCall } from '../use-call.ts';
import type { LiveFigure } from '@btc/contract/news/desk/figure-desk.ts';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { Notice } from '#ui/state/notice.tsx';
import layout from '../layout.module.css';
import styles from './figures.module.css';
import { messages } from './messages.ts';

export function FigurePreview({ reference }: { readonly reference: string }) {
  const t = useMessages(messages);
  const { data } = useCall('GetDeskFigures', { References: [reference] });
  const [figure] = data?.Rows ?? [];
  if (figure === undefined) return null;
  if (figure.Issue !== null) return <Notice tone="caution">{t.issue(t.issues[figure.Issue], figure.Detail)}</Notice>;
  return <FoundFigure figure={figure} />;
}

function FoundFigure({ figure }: { readonly figure: LiveFigure }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const source = edition === 'cn' ? figure.SourceCn : figure.SourceEn;
  return (
    <div aria-live="polite">
      <dl className={styles['figurePreview']}>
        <dt>{t.previewCn}</dt>
        <dd lang="zh-CN">{figure.PrintedCn}</dd>
        <dt>{t.previewEn}</dt>
        <dd lang="en">{figure.PrintedEn}</dd>
      </dl>
      <p className={layout['note']}>
        {t.restsOn(source, figure.PublishedOn ?? figure.Period)}
        {figure.Provisional && ` · ${t.provisional}`}
        {figure.Lock !== null && ` · ${t.locked}`} {figure.Demo && <DemoMark kind="data" />}
      </p>
    </div>
  );
}
