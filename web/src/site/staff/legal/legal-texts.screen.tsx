import type { DeskLegalRow } from '@btc/contract/site/desk/legal-desk.ts';
import { legalNames } from '@btc/contract/wire/legal-texts.ts';
import { rules } from 'form-rules:GetDeskLegalTexts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { consoleScreenPath } from '#shell/console/console-path.ts';
import type { DeskColumn } from '#shell/console/list/desk-column.ts';
import { DeskList } from '#shell/console/list/desk-list.tsx';
import { useDeskList } from '#shell/console/list/use-desk-list.ts';
import { useCall } from '#shell/console/use-call.ts';
import { LinkButton } from '#ui/button.tsx';
import { en } from './legal.en.ts';
import { zh } from './legal.zh.ts';

/** How each state of a version looks. */
export const legalTones = { coming: 'waiting', inForce: 'good', past: 'plain', neverInForce: 'plain' } as const;

/** The versions of the texts that readers agree to, text by text. */
export function LegalTextsScreen() {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const list = useDeskList<'GetDeskLegalTexts'>(rules);
  const answer = useCall('GetDeskLegalTexts', list.request);
  return (
    <DeskList
      list={list}
      answer={answer}
      title={t.title}
      what={t.lead}
      columns={useVersionColumns(answer.data?.Rows ?? [])}
      rowKey={({ VersionID }) => VersionID}
      findGroup={({ Kind }) => legalNames[edition][Kind]}
    />
  );
}

/** Where a new version is written, beginning with an earlier one. */
export function newVersionPath(edition: 'cn' | 'en', versionId: number): string {
  return `${consoleScreenPath(edition, 'newLegalText')}?from=${versionId}`;
}

function useVersionColumns(rows: readonly DeskLegalRow[]): readonly DeskColumn<DeskLegalRow>[] {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const format = useFormat();
  const isNewest = (row: DeskLegalRow) => rows.find(({ Kind }) => Kind === row.Kind) === row;
  return [
    {
      key: 'version',
      head: t.version,
      text: ({ Version }) => <span className="c-nowrap">{t.versionNumber(format.number(Version))}</span>,
      to: ({ VersionID }) => consoleScreenPath(edition, 'legalText', VersionID),
    },
    { key: 'state', head: t.state, state: ({ State }) => ({ tone: legalTones[State], name: t.states[State] }) },
    { key: 'effective', head: t.effective, day: ({ EffectiveDate }) => EffectiveDate },
    { key: 'material', head: t.material, text: ({ Material }) => (Material ? t.yes : t.no) },
    {
      key: 'published',
      head: t.published,
      time: ({ PublishedDate }) => PublishedDate,
      beneath: ({ PublishedBy }) => PublishedBy ?? t.shipped,
    },
    {
      key: 'actions',
      text: (row) =>
        isNewest(row) && (
          <LinkButton
            size="small"
            to={newVersionPath(edition, row.VersionID)}
            aria-label={`${t.newVersion}: ${legalNames[edition][row.Kind]}`}
          >
            {t.newVersion}
          </LinkButton>
        ),
    },
  ];
}
