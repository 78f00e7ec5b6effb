import type { MeasureNote, MethodRow } from '@btc/contract/trade/methods.ts';
import { useLoaderData } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { pageHead } from '#platform/pages/page-meta.ts';
import { clientPageLoader, serverPageLoader } from '#platform/pages/page-query.ts';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { messages as dataMessages } from '#ui/data/data-messages.ts';
import { messages } from './messages.ts';
import { loadMethods } from './methods-query.ts';
import styles from './methods.module.css';
import { PublicationFrame, publicationPaths } from './publication-frame.tsx';
import { SeriesMethod } from './series-method.tsx';

export const loader = serverPageLoader(loadMethods);
export const clientLoader = clientPageLoader(loadMethods);

const figuresId = 'figures';
const programsId = 'programs';

export const meta = pageHead(messages, (t) => ({
  title: t.methodsTitle,
  description: t.methodsDescription,
  path: publicationPaths.methods,
}));

export default function MethodsPage() {
  const t = useMessages(messages);
  const { series, measures } = useLoaderData<typeof loader>();
  return (
    <PublicationFrame page="methods" title={t.methodsTitle} lead={t.methodsLead}>
      <Contents series={series} />
      {series.map((row) => (
        <SeriesMethod key={row.Code} row={row} />
      ))}
      <Measures measures={measures} />
      <Programs />
    </PublicationFrame>
  );
}

function Contents({ series }: { series: readonly MethodRow[] }) {
  const t = useMessages(messages);
  const isCn = useEdition() === 'cn';
  return (
    <nav className={classNames(shared['links'], styles['contents'])} aria-label={t.onThisPage}>
      {series.map(({ Code, NameCn, NameEn }) => (
        <a key={Code} href={`#${Code}`}>
          {isCn ? NameCn : NameEn}
        </a>
      ))}
      <a href={`#${figuresId}`}>{t.figures}</a>
      <a href={`#${programsId}`}>{t.programs}</a>
    </nav>
  );
}

function Measures({ measures }: { measures: readonly MeasureNote[] }) {
  const t = useMessages(messages);
  const isCn = useEdition() === 'cn';
  return (
    <section className={styles['series']} id={figuresId}>
      <h2>{t.figures}</h2>
      <dl className={styles['facts']}>
        {measures.map(({ Code, NameCn, NameEn, TextCn, TextEn }) => (
          <Entry key={Code} name={isCn ? NameCn : NameEn} text={isCn ? TextCn : TextEn} />
        ))}
      </dl>
    </section>
  );
}

function Programs() {
  const t = useMessages(messages);
  const { plainCsv } = useMessages(dataMessages);
  return (
    <section className={styles['series']} id={programsId}>
      <h2>{t.programs}</h2>
      <p>{t.programsText(plainCsv)}</p>
      <p>
        <a href="/api/openapi.json">{t.openApi}</a>
      </p>
    </section>
  );
}

function Entry({ name, text }: { name: string; text: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </>
  );
}
