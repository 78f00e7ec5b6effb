import type { ImportEffect, ViewOpening } from '@btc/contract/trade/desk/import-outcome.ts';
import type { TradeUpload } from '@btc/contract/trade/desk/trade-import.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import layout from '#shell/console/layout.module.css';
import { ScreenPart } from '#shell/console/screen-page.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import type { Cell, Column } from '#ui/data/table-model.ts';
import { messages } from '../messages.ts';
import { formatSpanText } from '../../words/periods.ts';

/** Public views that will open differently once the file is loaded: source, span and headline, before and after. */
export function EffectPart({
  upload,
  effects,
}: {
  readonly upload: TradeUpload;
  readonly effects: readonly ImportEffect[];
}) {
  const t = useMessages(messages);
  const isEn = useEdition() === 'en';
  const listTitles = ({ Meat, Views }: ImportEffect): string =>
    t.listViews(t.meats[Meat], Views.map(({ TitleCn, TitleEn }) => (isEn ? TitleEn : TitleCn)).join(t.comma));
  const columns: readonly Column<ImportEffect>[] = [
    { key: 'views', head: t.views, cell: listTitles },
    { key: 'before', head: t.opensNow, cell: buildBeforeCell },
    { key: 'after', head: t.opensThen, cell: buildAfterCell },
  ];
  if (effects.length === 0) {
    const isOfFacts = upload.State === 'ready' && upload.Format !== 'quotas' && upload.Format !== 'rates';
    if (!isOfFacts) return null;
    return (
      <ScreenPart title={t.effects}>
        <p className={layout['what']}>{upload.HeldBack === null ? t.noEffect : t.januaryAlone}</p>
      </ScreenPart>
    );
  }
  return (
    <ScreenPart title={t.effects}>
      <p className={layout['what']}>{t.effectsWhat}</p>
      <DataTable
        caption={t.effects}
        columns={columns}
        rows={effects}
        rowKey={({ Views }) => Views.map(({ Code }) => Code).join()}
        view="small"
      />
    </ScreenPart>
  );
}

function buildBeforeCell({ Before }: ImportEffect): Cell {
  return <Opening opening={Before} />;
}

function buildAfterCell({ After }: ImportEffect): Cell {
  return <Opening opening={After} />;
}

function Opening({ opening }: { readonly opening: ViewOpening | null }) {
  const t = useMessages(messages);
  const isEn = useEdition() === 'en';
  if (opening === null) return t.opensEmpty;
  const { Demo, SourceNameCn, SourceNameEn, Against: against } = opening;
  return (
    <>
      <Span span={opening} />
      {against !== null && <span className={layout['sub']}>{t.against}</span>}
      {against !== null && <Span span={against} />}
      <span className={layout['sub']}>{Demo ? <DemoMark kind="data" /> : isEn ? SourceNameEn : SourceNameCn}</span>
    </>
  );
}

function Span({
  span: { Origin: origin, StartDate, EndDate, Tonnes, ValueUsd },
}: {
  readonly span: NonNullable<ViewOpening['Against']>;
}) {
  const t = useMessages(messages);
  const edition = useEdition();
  const isEn = edition === 'en';
  const format = useFormat();
  const sums = [
    ...(Tonnes === null ? [] : [t.findTonnes(format.number(Tonnes))]),
    ...(ValueUsd === null ? [] : [t.findUsd(format.number(ValueUsd))]),
  ];
  const name = origin === null ? [] : [isEn ? origin.NameEn : origin.NameCn];
  return (
    <>
      {[...name, formatSpanText(edition, StartDate, EndDate)].join(' · ')}
      {sums.length > 0 && <span className={layout['sub']}>{sums.join(t.comma)}</span>}
    </>
  );
}
