import type { CompanyTrend } from '@btc/contract/trade/view-answer.ts';
import { nameIn } from '@btc/contract/names.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { messages } from '../messages.ts';
import styles from './trend.module.css';

interface Fact {
  readonly name: string;
  readonly text: string;
}

export function TrendFacts({ trend }: { trend: CompanyTrend }) {
  const facts = useFacts(trend);
  if (facts.length === 0) return null;
  return (
    <dl className={styles['facts']}>
      {facts.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function useFacts({ Dict: { Company, NamesHidden }, Patterns }: CompanyTrend): readonly Fact[] {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const inEdition = (cn: string | null | undefined, english: string | null | undefined): string =>
    (edition === 'cn' ? cn : english) ?? '';
  const ownership = Company.Ownership ?? null;
  const leaders = Patterns.slice(0, 5).map((member) =>
    member.Share === null
      ? nameIn(edition, member)
      : t.originShare(nameIn(edition, member), format.percent(member.Share, 0)),
  );
  const facts: readonly Fact[] = [
    { name: t.factKind, text: t.companyKinds[Company.Kind] },
    { name: t.origin, text: inEdition(Company.OriginCn, Company.OriginEn) },
    { name: t.factState, text: inEdition(Company.StateCn, Company.StateEn) },
    { name: t.factProvince, text: inEdition(Company.ProvinceCn, Company.ProvinceEn) },
    { name: t.factOwnership, text: ownership === null ? '' : t.ownership[ownership] },
    { name: t.factExporter, text: Company.Kind === 'plant' ? inEdition(Company.GroupCn, Company.GroupEn) : '' },
    { name: t.factPlantNo, text: NamesHidden ? '' : (Company.PlantNo ?? '') },
    { name: t.factStatus, text: inEdition(Company.StatusCn, Company.StatusEn) },
    { name: t.partTitles[Company.Kind], text: leaders.join(t.listJoin) },
  ];
  return facts.filter(({ text }) => text !== '');
}
