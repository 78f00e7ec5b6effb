import { priceMeats } from '@btc/contract/prices/price-codes.ts';
import type { ArithmeticLine } from '@btc/contract/prices/price-fields.ts';
import { pricePages, toPricePath } from '@btc/contract/prices/price-paths.ts';
import { Form, useLoaderData } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { datasetHead } from '#platform/answers/dataset-meta.ts';
import { clientPageLoader, serverPageLoader } from '#platform/pages/page-query.ts';
import { DutyRuling, QuotaLink } from '#safeguard/face.ts';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { LandedSelect } from './landed/landed-select.tsx';
import {
  type LandedData,
  landedQuestion,
  landedSearch,
  loadLanded,
  toCif,
  toNumber,
  ownFigures,
} from './landed/landed-query.ts';
import landed from './landed/landed.module.css';
import { messages } from './landed/messages.ts';
import { PriceNavigation } from './price-navigation.tsx';
import { ArithmeticTable } from './quotes/arithmetic-table.tsx';
import styles from './quotes/quotes.module.css';
import { PriceActions } from './share/price-actions.tsx';

export const loader = serverPageLoader(loadLanded);
export const clientLoader = clientPageLoader(loadLanded);

export const meta = datasetHead(messages, ({ title, description }) => ({
  title,
  description,
  path: pricePages.landedCost,
  isFree: true,
}));

/** Landed cost: from the CIF price to the price ex cold store in China, line by line. */
export default function LandedCostPage() {
  const t = useMessages(messages);
  const found = useLoaderData<typeof loader>();
  const isDemo = found.answer?.Dict.Demo === true || (found.answer?.Dict.DemoUntil ?? null) !== null;
  return (
    <div className={classNames(shared['stack5'], shared['shrinks'], styles['page'])}>
      <PriceNavigation page="landedCost" />
      <header className={shared['stack2']}>
        <h1>{t.title}</h1>
        <p className={styles['lead']}>
          {t.lead} {isDemo && <DemoMark kind="data" explain />}
        </p>
      </header>
      <LandedForm key={found.state.meat} found={found} />
      <LandedResult found={found} />
    </div>
  );
}

/** A form that works without script: its fields are the query. */
function LandedForm({ found: { state, origins } }: { found: LandedData }) {
  const t = useMessages(messages);
  const labels = {
    rate: t.rate,
    duty: t.duty,
    surcharge: t.surcharge,
    additional: t.additional,
    vat: t.vat,
    port: t.portCost,
  };
  const isBad = (toCif(state.cif) ?? 0) <= 0;
  return (
    <Form method="get" className={landed['form']} aria-label={t.form} preventScrollReset>
      <div className={landed['fields']}>
        <LandedSelect
          name="meat"
          label={t.meat}
          value={state.meat}
          options={priceMeats.map((value) => ({ value, label: t.meats[value] }))}
        />
        <LandedSelect
          name="origin"
          label={t.origin}
          value={state.origin}
          options={origins.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <TextField
          name="cif"
          label={t.cif}
          inputMode="decimal"
          defaultValue={state.cif}
          error={isBad ? t.badNumber : null}
        />
        <TextField name="date" label={t.date} type="date" hint={t.dateHint} defaultValue={state.date} />
      </div>
      <details className={landed['more']} open={ownFigures.some((name) => state.own[name] !== '')}>
        <summary>{t.more}</summary>
        <div className={landed['fields']}>
          {ownFigures.map((name) => (
            <TextField
              key={name}
              name={name}
              label={labels[name]}
              inputMode="decimal"
              defaultValue={state.own[name]}
              error={state.own[name] !== '' && toNumber(state.own[name]) === null ? t.badNumber : null}
            />
          ))}
        </div>
      </details>
      <Button type="submit" variant="primary" className={landed['go']}>
        {t.convertPrice}
      </Button>
    </Form>
  );
}

function LandedResult({ found: { state, answer } }: { found: LandedData }) {
  const t = useMessages(messages);
  const edition = useEdition();
  if (answer === null) return <Notice tone="caution">{t.refused}</Notice>;
  const { Row, Dict } = answer;
  const { Ruling } = Dict;
  const note = edition === 'cn' ? Dict.NoteCn : Dict.NoteEn;
  const inQuota = Row.DutyPercent + Row.AdditionalPercent;
  return (
    <section aria-label={t.result} className={classNames(shared['stack5'], shared['shrinks'], styles['page'])}>
      <DutyRuling
        ruling={Ruling}
        inQuota={inQuota}
        overQuota={Row.SurchargePercent === null ? null : inQuota + Row.SurchargePercent}
        counts={Dict.Use}
        others={Dict.Others}
        othersKnown={Dict.OthersKnown}
      />
      {Ruling.Standing !== 'outside' && <QuotaLink />}
      {Row.CnyPerUsd === null ? <Notice tone="caution">{t.noRate}</Notice> : <LandedSides answer={answer} />}
      <PriceActions
        file="landed-cost"
        query={landedQuestion({ ...state, date: Row.Date })}
        link={toPricePath(edition, 'landedCost') + landedSearch({ ...state, date: Row.Date })}
      />
      <div className={styles['notes']}>
        <p>{t.formula}</p>
        <RateNote rate={Dict.Rate} />
        {note !== null && <p>{note}</p>}
        <p>{t.source(edition === 'cn' ? Dict.SourceCn : Dict.SourceEn)}</p>
      </div>
    </section>
  );
}

type Answer = NonNullable<LandedData['answer']>;

function RateNote({ rate }: { readonly rate: Answer['Dict']['Rate'] }) {
  const t = useMessages(messages);
  const format = useFormat();
  if (rate === null) return null;
  const { CnyPerUsd, Day, Demo, Source, Carried } = rate;
  const say = Carried ? t.carriedFrom : t.rateFrom;
  return <p>{say(format.number(CnyPerUsd, 4), format.date(Day), Demo ? t.demoRate : Source)}</p>;
}

/** Within and over the quota side by side; a single sum where no safeguard applies. */
function LandedSides({ answer: { Row, Dict } }: { readonly answer: Answer }) {
  const t = useMessages(messages);
  const { Standing, RestsOn } = Dict.Ruling;
  const applies = RestsOn === 'projection' ? t.appliesByProjection : t.applies;
  if (Row.SurchargePercent === null) {
    return (
      <div className={landed['sides']}>
        <LandedSide title={t.cost} mark={null} cost={Row.InQuota} lines={Dict.InQuota} />
        <p>{t.noSafeguard}</p>
      </div>
    );
  }
  return (
    <div className={landed['sides']}>
      <LandedSide
        title={t.inQuota}
        mark={Standing === 'inQuota' ? applies : null}
        cost={Row.InQuota}
        lines={Dict.InQuota}
      />
      <LandedSide
        title={t.overQuota}
        mark={Standing === 'overQuota' ? applies : null}
        cost={Row.OverQuota}
        lines={Dict.OverQuota}
        less={Row.InQuota}
      />
    </div>
  );
}

interface LandedSideProps {
  readonly title: string;
  /** Marks the side that applies; null where it does not or that is unknown. */
  readonly mark: string | null;
  /** CNY/kg. */
  readonly cost: number | null;
  readonly lines: readonly ArithmeticLine[];
  readonly less?: number | null;
}

function LandedSide({ title, mark, cost, lines, less = null }: LandedSideProps) {
  const t = useMessages(messages);
  const format = useFormat();
  if (cost === null) return null;
  return (
    <section>
      <h2>
        {title} {mark !== null && <small>{mark}</small>}
      </h2>
      <p className={landed['price']}>
        {format.number(cost, 2)} <small>{t.perKg}</small>
      </p>
      <ArithmeticTable lines={lines} />
      {less !== null && <p className={landed['difference']}>{t.difference(format.number(cost - less, 2))}</p>}
    </section>
  );
}
