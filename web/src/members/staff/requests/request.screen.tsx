import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { AnswerView, MissingEntry } from '#shell/console/answer-view.tsx';
import { toConsoleScreenPath } from '#shell/console/console-path.ts';
import layout from '#shell/console/layout.module.css';
import { ScreenPage, ScreenPart } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import shared from '#ui/base/shared.module.css';
import { RequestMark } from '../words/marks.tsx';
import type { DeskRequest } from '../words/word-lists.ts';
import { messages } from './messages.ts';
import { NoteForm } from './note-form.tsx';
import { RequestActions } from './request-actions.tsx';
import { FactsRequested, ContactFacts, DecisionFacts, NowFacts, NoteLog } from './request-facts.tsx';
import { toCompany } from './requests.screen.tsx';

export function RequestScreen({ id }: { id: number | null }) {
  const t = useMessages(messages);
  const answer = useCall('GetDeskRequests', { RequestID: id ?? 0, PageSize: 1 });
  const request = answer.data?.Rows[0];
  const crumbs = [{ name: t.title, screen: 'requests' }] as const;
  const edition = useEdition();
  const title = request === undefined ? t.title : t.toRequest(toCompany(edition, request));
  return (
    <ScreenPage
      title={title}
      crumbs={crumbs}
      actions={request && <RequestActions request={request} onChanged={answer.reload} />}
    >
      <AnswerView answer={answer}>
        {() => (request === undefined ? <MissingEntry /> : <Request request={request} onChanged={answer.reload} />)}
      </AnswerView>
    </ScreenPage>
  );
}

function Request({ request, onChanged }: { request: DeskRequest; onChanged: () => void }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const isOpen = request.State === 'new' || request.State === 'contacted';
  return (
    <>
      <p className={layout['plain']}>
        <RequestMark state={request.State} />
        <PageLink to={toConsoleScreenPath(edition, 'member', request.MemberID)}>
          {t.member}: {request.LoginUserName}
        </PageLink>
      </p>
      <div className={layout['two']}>
        <div>
          <ScreenPart title={t.contactAsAsked}>
            <ContactFacts request={request} />
          </ScreenPart>
          <ScreenPart title={t.whatIsAsked}>
            <FactsRequested request={request} />
          </ScreenPart>
          <ScreenPart title={t.now}>
            <NowFacts request={request} />
          </ScreenPart>
          {!isOpen && (
            <ScreenPart title={t.decision}>
              <DecisionFacts request={request} />
            </ScreenPart>
          )}
        </div>
        <ScreenPart title={t.notes}>
          <div className={shared['stack4']}>
            <NoteLog request={request} />
            <NoteForm requestId={request.RequestID} isNew={request.State === 'new'} onSaved={onChanged} />
          </div>
        </ScreenPart>
      </div>
    </>
  );
}
