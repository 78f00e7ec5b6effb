import { findMailTemplate } from '@btc/contract/console/mail-templates.ts';
import type { MailTextRow } from '@btc/contract/console/mail-texts.ts';
import { nameIn } from '@btc/contract/names.ts';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { toConsoleScreenPath } from '#shell/console/console-path.ts';
import type { DeskColumn } from '#shell/console/list/desk-column.ts';
import { DeskTable } from '#shell/console/list/desk-table.tsx';
import { AnswerView } from '#shell/console/answer-view.tsx';
import layout from '#shell/console/layout.module.css';
import { ScreenPage } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { messages } from './mail-texts-messages.ts';

export function MailTextsScreen() {
  const t = useMessages(messages);
  const answer = useCall('GetMailTexts', {});
  const columns = useMailColumns();
  return (
    <ScreenPage title={t.title}>
      <p className={layout['what']}>{t.lead}</p>
      <AnswerView answer={answer}>
        {({ Rows }) => (
          <DeskTable caption={t.title} columns={columns} rows={Rows} rowKey={({ TemplateID }) => TemplateID} />
        )}
      </AnswerView>
    </ScreenPage>
  );
}

export function useMailName(): (row: Pick<MailTextRow, 'TemplateID' | 'Template'>) => string {
  const edition = useEdition();
  return ({ TemplateID, Template }) => {
    const entry = findMailTemplate(TemplateID);
    return entry === undefined ? Template : nameIn(edition, entry);
  };
}

function useMailColumns(): readonly DeskColumn<MailTextRow>[] {
  const t = useMessages(messages);
  const edition = useEdition();
  const formatName = useMailName();
  const formatReader = ({ TemplateID }: MailTextRow) => t.readers[findMailTemplate(TemplateID)?.reader ?? 'reader'];
  return [
    {
      key: 'mail',
      head: t.mail,
      text: formatName,
      to: ({ TemplateID }) => toConsoleScreenPath(edition, 'mailText', TemplateID),
    },
    { key: 'reader', head: t.reader, text: formatReader },
    {
      key: 'wording',
      head: t.wording,
      state: ({ Own }) =>
        Own.length === 0
          ? { tone: 'plain', name: t.shipped }
          : { tone: 'good', name: t.ownIn(Own.map((one) => t.editions[one]).join(t.listGap)) },
    },
    {
      key: 'changed',
      head: t.changed,
      time: ({ ChangedDate }) => ChangedDate,
      beneath: ({ ChangedBy }) => ChangedBy,
    },
  ];
}
