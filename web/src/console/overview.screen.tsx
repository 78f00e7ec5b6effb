import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/page-link.tsx';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { consolePath } from '#shell/console/console-path.ts';
import { ScreenPage, ScreenPart } from '#shell/console/screen-page.tsx';
import { hasRole, useStaff } from '#shell/console/staff.ts';
import { type Answer, useCall } from '#shell/console/use-call.ts';
import { en } from './messages.en.ts';
import type { ConsoleMessages } from './messages.zh.ts';
import { zh } from './messages.zh.ts';

/** What waits for somebody of this role. */
export function OverviewScreen() {
  const t = useMessages({ cn: zh, en });
  const { role } = useStaff();
  return (
    <ScreenPage title={t.screens.overview}>
      <ScreenPart title={t.waiting}>{hasRole(role, ['desk']) ? <DeskTiles /> : <p>{t.nothingForRole}</p>}</ScreenPart>
    </ScreenPage>
  );
}

const one = { PageSize: 1 };

function DeskTiles() {
  const requests = useCall('GetDeskRequests', one);
  const cancellations = useCall('GetDeskCancellations', { State: 'asked', ...one });
  const messages = useCall('GetContactMessages', one);
  const mails = useCall('GetOutbox', { Channel: 'mail', ...one });
  const texts = useCall('GetOutbox', { Channel: 'sms', ...one });
  const expiring = useCall('GetDeskMembers', { ExpiringDays: 30, ...one });
  return (
    <div className="c-tiles">
      <Tile name="newRequests" to="desk/requests?state=new" answer={requests} count={({ Dict }) => Dict.new} />
      <Tile
        name="contactedRequests"
        to="desk/requests?state=contacted"
        answer={requests}
        count={({ Dict }) => Dict.contacted}
      />
      <Tile
        name="cancellations"
        to="desk/cancellations?state=asked"
        answer={cancellations}
        count={({ Total }) => Total}
      />
      <Tile name="messages" to="desk/messages?state=new" answer={messages} count={({ Dict }) => Dict.new} />
      <Tile name="failedMails" to="desk/outbox?state=failed" answer={mails} count={({ Dict }) => Dict.failed} />
      <Tile
        name="failedTexts"
        to="desk/outbox?channel=sms&state=failed"
        answer={texts}
        count={({ Dict }) => Dict.failed}
      />
      <Tile name="expiring" to="desk/members?expiring=30" answer={expiring} count={({ Total }) => Total} />
    </div>
  );
}

interface TileProps<Output> {
  readonly name: keyof ConsoleMessages['tiles'];
  readonly to: string;
  readonly answer: Answer<Output>;
  readonly count: (data: Output) => number;
}

function Tile<Output>({ name, to, answer, count }: TileProps<Output>) {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const format = useFormat();
  return (
    <AnswerView answer={answer}>
      {(data) => (
        <PageLink to={consolePath(edition, to)} className="c-tile">
          <b>{format.number(count(data))}</b>
          {t.tiles[name]}
        </PageLink>
      )}
    </AnswerView>
  );
}
