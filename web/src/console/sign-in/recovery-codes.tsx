import { useMessages } from '#i18n/messages.ts';
import layout from '#shell/console/layout.module.css';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/overlay/copy-button.tsx';
import { messages } from '../messages.ts';
import styles from './sign-in.module.css';

export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const t = useMessages(messages);
  return (
    <>
      <p>{t.codesText}</p>
      <ul className={styles['codes']}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={layout['actions']}>
        <CopyButton text={codes.join('\n')}>{t.copyCodes}</CopyButton>
        <Button variant="primary" onClick={onSaved}>
          {t.codesSaved}
        </Button>
      </div>
    </>
  );
}
