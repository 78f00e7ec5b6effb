import { useMessages } from '#i18n/messages.ts';
import { storedToken } from '#platform/client-state.ts';
import { useScripted } from '#platform/use-scripted.ts';
import shared from '#ui/base/shared.module.css';
import { lazyPart } from '#ui/state/lazy-part.tsx';
import { SignInLinks } from '#ui/state/signed-out.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { messages } from './own-messages.ts';
import styles from './today-part.module.css';

// Whoever is signed out loads none of it.
const OwnPart = lazyPart(async () => (await import('./own-part.tsx')).OwnPart, { loading: <Skeleton lines={8} /> });

/** The reader's own part. Server-rendered documents hold the invitation, as high as the content that replaces it. */
export function OwnPlace() {
  const t = useMessages(messages);
  const isScripted = useScripted();
  return (
    <section className={styles['own']} aria-label={t.own} data-print="hide">
      {isScripted && storedToken() !== null ? (
        <OwnPart />
      ) : (
        <div className={styles['invitation']}>
          <p>{t.invitation}</p>
          <p className={shared['buttons']}>
            <SignInLinks />
          </p>
        </div>
      )}
    </section>
  );
}
