import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { messages } from '#shell/console/writing/writing-messages.ts';
import { InsertDialog } from '#shell/console/actions/insert-dialog.tsx';

export function CaptionDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useMessages(messages);
  const [caption, setCaption] = useState(() => String(editor.getAttributes('table')['caption'] ?? ''));
  const confirm = () => {
    editor.chain().focus().updateAttributes('table', { caption: caption.trim() }).run();
    onClose();
  };
  return (
    <InsertDialog
      title={t.tableCaptionTitle}
      what={t.tableCaptionWhat}
      confirm={t.set}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextField
        label={t.tools.tableCaption}
        value={caption}
        maxLength={200}
        onChange={(event) => setCaption(event.target.value)}
      />
    </InsertDialog>
  );
}
