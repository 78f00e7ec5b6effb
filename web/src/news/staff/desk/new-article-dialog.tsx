import { newsSections, type NewsSection } from '@btc/contract/news/sections.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionFailure } from '#shell/console/actions/action-failure.tsx';
import { toConsoleScreenPath } from '#shell/console/console-path.ts';
import layout from '#shell/console/layout.module.css';
import { useAction } from '#shell/console/actions/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { messages } from '../words/newsroom-messages.ts';

export function NewArticleDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const navigate = useNavigate();
  const { isPending, failure, run } = useAction();
  const [chosen, setChosen] = useState<NewsSection | null>(null);
  const begin = async (section: NewsSection) => {
    setChosen(section);
    await run(async (api) => {
      const { Row } = await api('CreateDeskArticle', { Section: section });
      showToast(t.begun);
      onClose();
      await navigate(toConsoleScreenPath(edition, 'article', Row.ArticleID));
    });
  };
  return (
    <Dialog isOpen onClose={onClose} title={t.newArticle}>
      <p className={layout['what']}>{t.newArticleWhat}</p>
      <fieldset className={layout['actions']}>
        <legend className={layout['legend']}>{t.section}</legend>
        {newsSections.map((section) => (
          <Button key={section} pending={isPending && section === chosen} onClick={() => void begin(section)}>
            {t.sections[section]}
          </Button>
        ))}
      </fieldset>
      <ActionFailure failure={failure} />
    </Dialog>
  );
}
