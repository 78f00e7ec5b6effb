import { useMessages } from '#i18n/messages.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/overlay/copy-button.tsx';
import { messages } from '../messages.ts';

/** Recovery codes, shown once; whoever has kept them goes on. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const t = useMessages(messages);
  return (
    <>
      <p>{t.codesText}</p>
      <ul className="c-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="c-actions">
        <CopyButton text={codes.join('\n')}>{t.copyCodes}</CopyButton>
        <Button variant="primary" onClick={onSaved}>
          {t.codesSaved}
        </Button>
      </div>
    </>
  );
}
