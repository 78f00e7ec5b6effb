import { useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '#ui/button.tsx';
import { lazyDialog } from '#ui/state/lazy-part.tsx';
import { messages } from './messages.ts';

const NewArticleDialog = lazyDialog(
  async () => (await import('../../news/staff/desk/new-article-dialog.tsx')).NewArticleDialog,
);

/** Editors usually start the day with a new article. */
export function WriteButton() {
  const t = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {t.write}
      </Button>
      {isOpen && <NewArticleDialog onClose={() => setOpen(false)} />}
    </>
  );
}
