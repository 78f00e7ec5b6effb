import type { DeskLegalText } from '@btc/contract/legal/legal-desk.ts';
import { legalNames, toLegalPath } from '@btc/contract/wire/legal-texts.ts';
import { useState } from 'react';
import { type Edition, languageTags, pathFor, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { Facts, StateMark } from '#shell/console/facts.tsx';
import layout from '#shell/console/layout.module.css';
import records from '#shell/console/records.module.css';
import { ScreenPage, ScreenPart } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import shared from '#ui/base/shared.module.css';
import { LinkButton } from '#ui/button.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { ArticleBody } from '#ui/rich-text/article-body.tsx';
import { LegalDifference } from './legal-difference.tsx';
import { legalTones, toNewVersionPath } from './legal-texts.screen.tsx';
import { messages } from './legal-messages.ts';
import { NewLegalText } from './new-legal-text.tsx';

export function LegalTextScreen({ id }: { id: number | null }) {
  return id === null ? <NewLegalText /> : <StoredVersion id={id} />;
}

function StoredVersion({ id }: { id: number }) {
  const answer = useCall('GetDeskLegalText', { VersionID: id });
  return <AnswerView answer={answer}>{({ Row }) => <LegalVersion version={Row} />}</AnswerView>;
}

function LegalVersion({ version }: { version: DeskLegalText }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const [view, setView] = useState<'text' | 'difference'>(version.Before === null ? 'text' : 'difference');
  const { Kind, Version, State } = version;
  const name = legalNames[edition][Kind];
  const isNewest = Version === version.Newest;
  return (
    <ScreenPage
      title={`${name} · ${t.versionNumber(format.number(Version))}`}
      crumbs={[{ name: t.title, screen: 'legalTexts' }]}
      actions={
        <LinkButton variant={isNewest ? 'primary' : 'secondary'} to={toNewVersionPath(edition, version.VersionID)}>
          {isNewest ? t.newVersion : t.restore}
        </LinkButton>
      }
    >
      <div className={shared['stack4']}>
        <Facts
          facts={[
            [
              t.state,
              <StateMark key="state" tone={legalTones[State]}>
                {t.states[State]}
              </StateMark>,
            ],
            [t.effective, format.date(version.EffectiveDate)],
            [t.material, version.Material ? t.yes : t.no],
            [t.publishedBy, version.PublishedBy ?? t.shipped],
            [t.publishedOn, format.dateTime(version.PublishedDate)],
            [
              t.seePublic,
              <PageLink key="public" to={pathFor(edition, toLegalPath(Kind, Version))}>
                {pathFor(edition, toLegalPath(Kind, Version))}
              </PageLink>,
            ],
          ]}
        />
        <SegmentedControl
          label={t.view}
          className={layout['fit']}
          options={[
            { value: 'text', label: t.text },
            { value: 'difference', label: t.difference },
          ]}
          value={view}
          onChange={setView}
        />
      </div>
      <div className={layout['manuscripts']}>
        {(['cn', 'en'] as const).map((one) => (
          <ScreenPart key={one} title={t.editions[one]}>
            <VersionText version={version} edition={one} view={view} />
          </ScreenPart>
        ))}
      </div>
    </ScreenPage>
  );
}

interface VersionTextProps {
  readonly version: DeskLegalText;
  readonly edition: Edition;
  readonly view: 'text' | 'difference';
}

function VersionText({ version: { Texts, Before }, edition, view }: VersionTextProps) {
  const t = useMessages(messages);
  const { Changes, Body } = Texts[edition];
  if (view === 'difference') {
    return Before === null ? (
      <p className={layout['note']}>{t.noBefore}</p>
    ) : (
      <LegalDifference edition={edition} earlier={Before[edition].Body} later={Body} />
    );
  }
  return (
    <article className={records['preview']} lang={languageTags[edition]}>
      {Changes !== '' && (
        <p className={records['previewSummary']}>
          {t.changes}: {Changes}
        </p>
      )}
      <ArticleBody html={Body} />
    </article>
  );
}
