import { consoleScreens } from '@btc/contract/console/console-paths.ts';
import type { WaitingKind } from '@btc/contract/console/dashboard-kinds.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { toConsolePath } from '#shell/console/console-path.ts';
import layout from '#shell/console/layout.module.css';
import { ScreenPart } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { messages as overviewMessages } from './messages.ts';
import styles from './overview.module.css';

const screens = {
  newRequests: `${consoleScreens.requests}?state=new`,
  contactedRequests: `${consoleScreens.requests}?state=contacted`,
  cancellations: `${consoleScreens.cancellations}?state=requested`,
  messages: `${consoleScreens.messages}?state=new`,
  expiring: `${consoleScreens.members}?expiring=30`,
  articlesInReview: `${consoleScreens.articles}?stage=review`,
  changedFigures: consoleScreens.changedFigures,
  claims: consoleScreens.merchantClaims,
  reports: consoleScreens.moderation,
  tradeFiles: consoleScreens.imports,
  failedMails: `${consoleScreens.jobs}?channel=mail&state=failed`,
  textsUsedUp: `${consoleScreens.jobs}?channel=sms`,
  failedTexts: `${consoleScreens.jobs}?channel=sms&state=failed`,
  failedTasks: consoleScreens.jobs,
  failedBackups: consoleScreens.backups,
} as const satisfies Record<WaitingKind, string>;

/** A state without a count, shown only while it holds. */
const alarms: ReadonlySet<WaitingKind> = new Set(['textsUsedUp']);

export function WaitingPart() {
  const t = useMessages(overviewMessages);
  const edition = useEdition();
  const format = useFormat();
  const answer = useCall('GetWaitingWork', {});
  return (
    <ScreenPart title={t.waiting}>
      <AnswerView answer={answer}>
        {({ Rows }) => (
          <>
            {Rows.every(({ Waiting }) => Waiting === 0) && <p className={layout['what']}>{t.nothingWaits}</p>}
            <div className={styles['tiles']}>
              {Rows.filter(({ Kind, Waiting }) => !alarms.has(Kind) || Waiting > 0).map(({ Kind, Waiting, Since }) => (
                <PageLink
                  key={Kind}
                  to={toConsolePath(edition, screens[Kind])}
                  className={styles['tile']}
                  data-none={Waiting === 0 || undefined}
                >
                  <b>{alarms.has(Kind) ? t.alarm : format.number(Waiting)}</b>
                  {t.kinds[Kind]}
                  {Since !== null && <span className={layout['sub']}>{t.since(format.date(Since))}</span>}
                </PageLink>
              ))}
            </div>
          </>
        )}
      </AnswerView>
    </ScreenPart>
  );
}
