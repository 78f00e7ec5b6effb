import { type MetaArgs, useLoaderData } from 'react-router';
import { pageMeta, toSettings } from '#platform/pages/page-meta.ts';
import { clientPageLoader, serverPageLoader } from '#platform/pages/page-query.ts';
import { LockedPanel } from '#ui/state/locked-panel.tsx';
import { loadForm } from './form/form-query.ts';
import { PostForm } from './form/post-form.tsx';
import styles from './form/post-form.module.css';
import { newPostPath } from './market-paths.ts';
import { t } from './messages.en.ts';
import { RoomNav } from './room-nav.tsx';

export const loader = serverPageLoader(loadForm);
export const clientLoader = clientPageLoader(loadForm);

export function meta({ matches }: MetaArgs) {
  const page = {
    edition: 'en',
    title: t.newTitle,
    description: t.newLockedText,
    path: newPostPath,
    otherPath: null,
  } as const;
  return pageMeta(page, toSettings(matches));
}

export default function NewPostPage() {
  const form = useLoaderData<typeof loader>();
  return (
    <div className={styles['page']}>
      <RoomNav current={null} signedIn={form.signedIn} />
      <h1>{form.editId === null ? t.newTitle : t.editTitle}</h1>
      {form.signedIn ? (
        <PostForm key={form.draftName} form={form} />
      ) : (
        <LockedPanel level={2} title={t.newLocked} reason="anonymous">
          {t.newLockedText}
        </LockedPanel>
      )}
    </div>
  );
}
