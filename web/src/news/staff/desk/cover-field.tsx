import { articlePictureRule } from '@btc/contract/news/desk/stages.ts';
import { fileAddress } from '@btc/contract/wire/file-address.ts';
import { useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { ActionFailure } from '#shell/console/actions/action-failure.tsx';
import { FileField } from '#shell/console/file-field.tsx';
import records from '#shell/console/records.module.css';
import { useAction } from '#shell/console/actions/use-action.ts';
import { Button } from '#ui/button.tsx';
import { messages } from '../words/newsroom-messages.ts';

export function CoverField({
  picture,
  onChange,
}: {
  picture: string | null;
  onChange: (picture: string | null) => void;
}) {
  const t = useMessages(messages);
  const { isPending, failure, run } = useAction();
  /** Remounts the field after a removal, so that it forgets the file name. */
  const [removals, setRemovals] = useState(0);
  const upload = (file: File | null) => {
    if (file === null) return;
    void run(async (api) => onChange((await api('UploadArticlePicture', { Files: file })).Row.Picture));
  };
  const remove = () => {
    setRemovals(removals + 1);
    onChange(null);
  };
  return (
    <div className={records['cover']}>
      <FileField
        key={removals}
        label={t.cover}
        hint={isPending ? t.uploading : t.coverWhat}
        accept="image/jpeg,image/png,image/webp"
        disabled={isPending}
        maxBytes={articlePictureRule.maxBytes}
        onFile={upload}
      />
      <ActionFailure failure={failure} />
      {picture !== null && (
        <>
          <img src={fileAddress(picture)} alt={t.cover} />
          <Button variant="quiet" onClick={remove}>
            {t.removeCover}
          </Button>
        </>
      )}
    </div>
  );
}
