import { newThing } from '@btc/contract/console/console-paths.ts';
import type { DeskLegalRow } from '@btc/contract/legal/legal-desk.ts';
import { legalKinds, legalNames } from '@btc/contract/wire/legal-texts.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { toConsoleScreenPath } from '#shell/console/console-path.ts';
import layout from '#shell/console/layout.module.css';
import type { DeskColumn } from '#shell/console/list/desk-column.ts';
import { DeskTable } from '#shell/console/list/desk-table.tsx';
import { ScreenPage, ScreenPart } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { LinkButton } from '#ui/button.tsx';
import { messages } from './legal-messages.ts';

export const legalTones = { coming: 'waiting', inForce: 'good', past: 'plain', neverInForce: 'plain' } as const;

export function LegalTextsScreen() {
  const t = useMessages(messages);
  const edition = useEdition();
  const answer = useCall('GetDeskLegalTexts', {});
  const columns = useVersionColumns();
  return (
    <ScreenPage title={t.title}>
      <p className={layout['what']}>{t.lead}</p>
      <AnswerView answer={answer}>
        {({ Rows }) =>
          legalKinds.map((kind) => {
            const rows = Rows.filter(({ Kind }) => Kind === kind);
            return (
              <ScreenPart
                key={kind}
                title={legalNames[edition][kind]}
                actions={
                  rows[0] !== undefined && (
                    <LinkButton size="small" to={toNewVersionPath(edition, rows[0].VersionID)}>
                      {t.newVersion}
                    </LinkButton>
                  )
                }
              >
                <DeskTable
                  caption={t.caption(legalNames[edition][kind])}
                  columns={columns}
                  rows={rows}
                  rowKey={({ VersionID }) => VersionID}
                />
              </ScreenPart>
            );
          })
        }
      </AnswerView>
    </ScreenPage>
  );
}

/** Editor for a new version that starts from an earlier one. */
export function toNewVersionPath(edition: 'cn' | 'en', versionId: number): string {
  return `${toConsoleScreenPath(edition, 'legalText', newThing)}?from=${versionId}`;
}

function useVersionColumns(): readonly DeskColumn<DeskLegalRow>[] {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  return [
    {
      key: 'version',
      head: t.version,
      text: ({ Version }) => <span className={layout['nowrap']}>{t.versionNumber(format.number(Version))}</span>,
      to: ({ VersionID }) => toConsoleScreenPath(edition, 'legalText', VersionID),
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
  ];
}
