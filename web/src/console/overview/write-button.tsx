import { useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '#ui/button.tsx';
import { lazyDialog } from '#ui/state/lazy-part.tsx';
import { messages } from './messages.ts';

const NewArticleDialog = lazyDialog(
  async () => (await import('../../news/staff/desk/new-article-dialog.tsx')).NewArticleDialog,
);

/** An editor's first step is the first thing of their day: a new article, from where they come in. */
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
