import { checkPost } from '@btc/contract/market/post-rule.ts';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, LinkButton } from '#ui/button.tsx';
import { useIssueFocus } from '#ui/form/use-issue-focus.ts';
import { showToast } from '#ui/overlay/toast-store.ts';
import { Notice } from '#ui/state/notice.tsx';
import { ownPostsPath, toPostPath } from '../market-paths.ts';
import { t } from '../messages.en.ts';
import { useDraft } from '#platform/drafts/use-draft.ts';
import { useSend } from '../use-send.ts';
import write from '../write.module.css';
import type { FormData } from './form-query.ts';
import { toPost, unreadable } from './post-draft.ts';
import { PostFields } from './post-fields.tsx';
import styles from './post-form.module.css';

/** Checked as on the server, with issues beside their fields; what is typed is stored for the tab. */
export function PostForm({ form }: { form: FormData }) {
  const { editId, lists } = form;
  const draft = useDraft(`market.${form.draftName}`, form.initial);
  const sending = useSend();
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useIssueFocus(element, tries);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const post = toPost(draft.values);
    const issues = { ...checkPost(post, lists.today), ...unreadable(post) };
    sending.show(issues);
    const isDone =
      Object.keys(issues).length === 0 &&
      (await sending.run(async (api) => {
        const { Row } =
          editId === null
            ? await api('AddWebMarket', post)
            : await api('UpdateWebMarket', { MarketID: editId, ...post });
        draft.clear();
        showToast(editId === null ? t.published : t.saved);
        await navigate(toPostPath(Row.MarketID));
      }));
    if (!isDone) setTries((before) => before + 1);
  };
  return (
    <form ref={element} noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
      <p className={styles['lead']}>{t.newLead}</p>
      <PostFields draft={draft} sending={sending} lists={lists} isEdit={editId !== null} />
      {sending.failure !== null && <Notice tone="error">{sending.failure}</Notice>}
      <div className={write['buttons']}>
        <Button type="submit" variant="primary" pending={sending.isPending}>
          {editId === null ? t.publish : t.save}
        </Button>
        <LinkButton to={editId === null ? ownPostsPath : toPostPath(editId)}>{t.cancel}</LinkButton>
      </div>
    </form>
  );
}
