import { articlePictureRule } from '@btc/contract/news/desk/stages.ts';
import { fileAddress } from '@btc/contract/wire/file-address.ts';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { formatFailureText } from '#shell/console/actions/failure.ts';
import { FileField } from '#shell/console/file-field.tsx';
import { useAction } from '#shell/console/actions/use-action.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { messages } from '#shell/console/writing/writing-messages.ts';
import { insertFigure } from './insert-figure.ts';
import { InsertDialog } from '#shell/console/actions/insert-dialog.tsx';

export function PictureDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const { isPending, failure, run } = useAction();
  const [file, setFile] = useState<File | null>(null);
  const [alt, setAlt] = useState('');
  const [caption, setCaption] = useState('');
  const [isRequested, setRequested] = useState(false);
  const confirm = async () => {
    setRequested(true);
    if (file === null || alt.trim() === '') return;
    const isDone = await run(async (api) => {
      const { Row } = await api('UploadArticlePicture', { Files: file });
      const attrs = {
        src: fileAddress(Row.Picture),
        alt: alt.trim(),
        width: String(Row.Width),
        height: String(Row.Height),
      };
      const content = caption.trim() === '' ? [] : [{ type: 'text', text: caption.trim() }];
      insertFigure(editor, { type: 'picture', attrs, content });
    });
    if (isDone) onClose();
  };
  return (
    <InsertDialog
      title={t.pictureTitle}
      what={t.pictureWhat}
      confirm={t.insert}
      isPending={isPending}
      failure={failure === null ? null : formatFailureText(edition, failure)}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <FileField
        label={t.pictureFile}
        accept="image/jpeg,image/png,image/webp"
        maxBytes={articlePictureRule.maxBytes}
        error={isRequested && file === null ? t.needFile : null}
        onFile={setFile}
      />
      <TextField
        label={t.pictureAlt}
        value={alt}
        maxLength={200}
        error={isRequested && alt.trim() === '' ? t.needAlt : null}
        onChange={(event) => setAlt(event.target.value)}
      />
      <TextField
        label={t.pictureCaption}
        hint={t.pictureCaptionHint}
        value={caption}
        maxLength={200}
        onChange={(event) => setCaption(event.target.value)}
      />
    </InsertDialog>
  );
}
