import type { Edition } from '@btc/contract/members/access.ts';
import type { VersionRow } from '@btc/contract/news/desk/manuscript.ts';
import { useState } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { AnswerView } from '#shell/console/answer-view.tsx';
import layout from '#shell/console/layout.module.css';
import { useCall } from '#shell/console/use-call.ts';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { messages } from '../words/newsroom-messages.ts';
import { DifferenceView } from '#shell/console/writing/difference-view.tsx';
import { textDifference } from '#shell/console/writing/text-difference.ts';
import styles from './manuscript.module.css';
import type { Manuscript } from './use-manuscript.ts';

export interface VersionsDialogProps {
  readonly articleId: number;
  readonly edition: Edition;
  readonly manuscript: Manuscript;
  readonly onClose: () => void;
}

export function VersionsDialog(props: VersionsDialogProps) {
  const t = useMessages(messages);
  const { articleId, edition, onClose } = props;
  const [chosen, setChosen] = useState<number | null>(null);
  const versions = useCall('GetDeskArticleVersions', { ArticleID: articleId, Edition: edition });
  return (
    <Dialog isOpen onClose={onClose} title={t.versionsOf(t.editions[edition])} isWide>
      <AnswerView answer={versions}>
        {({ Rows }) =>
          Rows.length === 0 ? (
            <p className={layout['note']}>{t.noVersions}</p>
          ) : (
            <div className={styles['versions']}>
              <VersionList rows={Rows} chosen={chosen} onChoose={setChosen} />
              {chosen !== null && <VersionView key={chosen} id={chosen} {...props} />}
            </div>
          )
        }
      </AnswerView>
    </Dialog>
  );
}

interface VersionListProps {
  readonly rows: readonly VersionRow[];
  readonly chosen: number | null;
  readonly onChoose: (id: number) => void;
}

function VersionList({ rows, chosen, onChoose }: VersionListProps) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <ul className={styles['versionList']}>
      {rows.map(({ VersionID, Kind, SavedDate, SavedBy }) => (
        <li key={VersionID}>
          <button type="button" aria-pressed={VersionID === chosen} onClick={() => onChoose(VersionID)}>
            {format.dateTime(SavedDate)}
            <span className={layout['sub']}>
              {t.kinds[Kind]} {SavedBy?.LoginUserName}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function VersionView({ id, edition, manuscript, onClose }: VersionsDialogProps & { id: number }) {
  const t = useMessages(messages);
  const version = useCall('GetDeskArticleVersion', { VersionID: id });
  return (
    <AnswerView answer={version}>
      {({ Row }) => {
        const { Title, Summary, Body, Attachments } = Row;
        const restore = () => {
          manuscript.saver.write({ Title, Summary, Body, Attachments });
          void manuscript.saver.flush();
          manuscript.saver.showAnew();
          showToast(t.restoredVersion);
          onClose();
        };
        return (
          <div className={shared['stack4']}>
            <h3>{t.compare}</h3>
            <DifferenceView
              changes={textDifference(Row, manuscript.written, edition)}
              lang={edition === 'cn' ? 'zh-CN' : 'en'}
            />
            <div className={layout['dialogActions']}>
              <Button variant="primary" onClick={restore}>
                {t.restore}
              </Button>
            </div>
          </div>
        );
      }}
    </AnswerView>
  );
}
