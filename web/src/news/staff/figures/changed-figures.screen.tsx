import type { ChangedSubject, DecidedSubject } from '@btc/contract/news/desk/figure-desk.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { toConsoleScreenPath } from '#shell/console/console-path.ts';
import { ScreenPage } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { messages } from '#shell/console/figures/messages.ts';
import layout from '#shell/console/layout.module.css';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { ChangedFigures, DecidedFigures } from './changed-figures.tsx';

export function ChangedFiguresScreen() {
  const t = useMessages(messages);
  const format = useFormat();
  const answer = useCall('GetChangedFigures', {});
  return (
    <ScreenPage title={t.changedTitle}>
      <AnswerView answer={answer}>
        {({ Rows, List }) => (
          <>
            <p className={layout['what']}>{Rows.length === 0 ? t.changedNone : t.changedWhat}</p>
            {Rows.map((subject) => (
              <section key={`${subject.Kind} ${subject.SubjectID}`} className={shared['stack4']}>
                <h2>
                  <SubjectLink subject={subject} />
                </h2>
                <p className={layout['note']}>{format.dateTime(subject.Since)}</p>
                <ChangedFigures subject={subject} onChanged={answer.reload} />
              </section>
            ))}
            {List.length > 0 && (
              <section className={shared['stack4']}>
                <h2>{t.decidedTitle}</h2>
                <ul className={classNames(shared['list'], shared['stack4'], shared['atStart'])}>
                  {List.map((subject) => (
                    <li key={`${subject.Kind} ${subject.SubjectID}`}>
                      <SubjectLink subject={subject} />
                      <DecidedFigures subject={subject} onChanged={answer.reload} />
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </>
        )}
      </AnswerView>
    </ScreenPage>
  );
}

function SubjectLink({ subject }: { readonly subject: ChangedSubject | DecidedSubject }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const { Kind, SubjectID, TitleCn, TitleEn } = subject;
  const titles = [TitleCn, TitleEn];
  const title = (edition === 'cn' ? titles : titles.toReversed()).find((one) => one !== null);
  const path =
    Kind === 'priceNote' ? toConsoleScreenPath(edition, 'priceNotes') : toConsoleScreenPath(edition, Kind, SubjectID);
  return (
    <>
      {t.subjects[Kind]} <PageLink to={path}>{title ?? SubjectID}</PageLink>
    </>
  );
}
