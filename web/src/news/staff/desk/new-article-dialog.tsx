import { newsSections, type NewsSection } from '@btc/contract/news/sections.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { consolePath } from '#shell/console/console-path.ts';
import { Select } from '#ui/form/select.tsx';
import { en } from '../words/newsroom.en.ts';
import { zh } from '../words/newsroom.zh.ts';

/** Begins an article and goes to it. */
export function NewArticleDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const navigate = useNavigate();
  const [section, setSection] = useState<NewsSection>('policy');
  return (
    <ActionDialog
      title={t.newArticle}
      what={<p>{t.newArticleWhat}</p>}
      confirm={t.begin}
      done={t.begun}
      work={async (api) => {
        const { Row } = await api('CreateDeskArticle', { Section: section });
        await navigate(consolePath(edition, `news/articles/${Row.ArticleID}`));
      }}
      onClose={onClose}
      onChanged={() => undefined}
    >
      <Select
        label={t.section}
        options={newsSections.map((value) => ({ value, label: t.sections[value] }))}
        value={section}
        onChange={setSection}
      />
    </ActionDialog>
  );
}
