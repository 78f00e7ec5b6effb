import type { PlantDetail } from '@btc/contract/plants/plant-row.ts';
import { listCodes, nameIn } from '@btc/contract/names.ts';
import { plantProductNames, plantTypeNames } from '@btc/reference/plants/plant-scopes.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { LockedPanel } from '#ui/state/locked-panel.tsx';
import { findPosition } from '../directory/result-table.tsx';
import { messages } from './messages.ts';
import styles from './plant.module.css';
import type { PlantData } from './plant-query.ts';

export function PlantFacts({ found }: { found: PlantData }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { plant, dict } = found;
  const own: readonly Fact[] = [
    [t.facts.number, plant.PlantNo],
    ...(plant.Detail === null ? [] : [[t.facts.cifer, plant.Detail.CiferNo ?? t.notStated] as const]),
    ...(dict.FormerNumbers.length === 0 ? [] : [[t.facts.former, dict.FormerNumbers.join(' · ')] as const]),
    ...(plant.NameLocal === null ? [] : [[t.facts.local, plant.NameLocal] as const]),
  ];
  return (
    <section className={classNames(shared['stack3'], shared['shrinks'], styles['part'])}>
      <h2>{t.identity}</h2>
      {plant.Detail === null ? <FactList facts={own} /> : <OpenFacts own={own} detail={plant.Detail} />}
      {/* A trial opens the whole plant by one item: its timeline and its mail too. */}
      {dict.Locked !== null && (
        <LockedPanel title={t.identityLocked} reason={dict.Locked.Reason} trialLeft={dict.TrialLeft} level={3}>
          <p>{t.identityLockedText(format.number(dict.EventCount))}</p>
        </LockedPanel>
      )}
    </section>
  );
}

type Fact = readonly [name: string, value: string];

function OpenFacts({ own, detail }: { own: readonly Fact[]; detail: PlantDetail }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const group = edition === 'cn' ? (detail.GroupCn ?? detail.GroupEn) : (detail.GroupEn ?? detail.GroupCn);
  const day = (value: string | null) => (value === null ? t.notStated : format.date(value));
  const offal = detail.OffalCuts.map((cut) => nameIn(edition, cut)).join(edition === 'cn' ? '、' : ', ');
  const facts: readonly Fact[] = [
    ...own,
    ...(group === null ? [] : [[t.facts.group, group] as const]),
    [t.facts.place, findPosition(edition, detail) || t.notStated],
    [t.facts.types, listCodes(edition, plantTypeNames, detail.Types) || t.notStated],
    [t.facts.products, listCodes(edition, plantProductNames, detail.Products) || t.notStated],
    ...(detail.Products.includes('offal') ? [[t.facts.offal, offal || t.offalNotNamed] as const] : []),
    [t.facts.approved, day(detail.FirstApproved)],
    [t.facts.validTo, day(detail.ValidTo)],
  ];
  return <FactList facts={facts} />;
}

function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
