import { useEffect, useState } from 'react';
import { formatErrorText } from '#i18n/error-messages.ts';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { makeApi } from '#platform/browser-api.ts';
import { copyFile } from '#platform/files/chosen-file.ts';
import { toFailureKey } from '#platform/failure-key.ts';
import { uploadFetch } from '#platform/files/upload-fetch.ts';
import { showToast } from '#ui/overlay/toast-store.ts';
import { accountSession } from '../../use-account.ts';
import { messages } from '../messages.ts';
import { checkPicture, findPictureIssue } from './picture-fault.ts';

interface Chosen {
  readonly file: File;
  /** Object URL of the file. */
  readonly url: string;
}

export function usePicture(userId: number) {
  const t = useMessages(messages);
  const edition = useEdition();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [sent, setSent] = useState<number | null>(null);

  useEffect(() => {
    if (chosen === null) return undefined;
    return () => URL.revokeObjectURL(chosen.url);
  }, [chosen]);

  const choose = async (picked: File) => {
    const issue = checkPicture(picked);
    setError(issue === null ? null : t.pictureIssues[issue]);
    if (issue !== null) return setChosen(null);
    try {
      const file = await copyFile(picked);
      return setChosen({ file, url: URL.createObjectURL(file) });
    } catch (failure) {
      return setError(formatErrorText(edition, toFailureKey(failure)));
    }
  };

  const upload = async () => {
    if (chosen === null || sent !== null) return;
    setSent(0);
    setError(null);
    try {
      const { Row } = await makeApi(uploadFetch(setSent))('UploadAvator', { UserID: userId, Files: chosen.file });
      accountSession().change({ Avator: Row.Avator });
      setChosen(null);
      showToast(t.pictureSaved);
    } catch (failure) {
      const issue = findPictureIssue(failure);
      setError(issue === null ? formatErrorText(edition, toFailureKey(failure)) : t.pictureIssues[issue]);
    } finally {
      setSent(null);
    }
  };

  const drop = () => {
    setChosen(null);
    setError(null);
  };
  const unreadable = () => {
    setChosen(null);
    setError(t.pictureIssues.broken);
  };

  return { chosen, error, sent, choose, upload, drop, unreadable };
}
