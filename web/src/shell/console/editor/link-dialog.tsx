import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { messages } from '#shell/console/writing/writing-messages.ts';
import { InsertDialog } from '#shell/console/actions/insert-dialog.tsx';

/** Addresses that the server accepts: http, https, and portal paths. */
const goodAddress = /^(?:\/(?![/\\])|https?:\/\/[^/\\\s])\S*$/i;

export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useMessages(messages);
  const [address, setAddress] = useState(() => String(editor.getAttributes('link')['href'] ?? ''));
  const [isBad, setBad] = useState(false);
  const confirm = () => {
    const href = address.trim();
    if (href !== '' && !goodAddress.test(href)) return setBad(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === '') chain.unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive('link')) {
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else chain.setLink({ href }).run();
    onClose();
  };
  return (
    <InsertDialog title={t.linkTitle} what={t.linkWhat} confirm={t.set} onConfirm={confirm} onClose={onClose}>
      <TextField
        label={t.address}
        value={address}
        maxLength={1000}
        error={isBad ? t.badAddress : null}
        onChange={(event) => setAddress(event.target.value)}
      />
    </InsertDialog>
  );
}
