import type { DeskMailText, MailTextVersion, MailTextWording } from '@btc/contract/console/mail-texts.ts';
import { languageTags } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { When } from '#shell/console/facts.tsx';
import styles from '#shell/console/form/record-history.module.css';
import layout from '#shell/console/layout.module.css';
import { DifferenceView } from '#shell/console/writing/difference-view.tsx';
import { plainDifference } from '#shell/console/writing/text-difference.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { parts, useFillIn } from './mail-text-part.tsx';
import { messages } from './mail-texts-messages.ts';

type Shipped = DeskMailText['Shipped'];

interface MailTextVersionsProps {
  /** Newest first. */
  readonly versions: readonly MailTextVersion[];
  readonly shipped: Shipped;
}

export function MailTextVersions({ versions, shipped }: MailTextVersionsProps) {
  const t = useMessages(messages);
  return (
    <details className={styles['history']}>
      <summary>{t.versions}</summary>
      {versions.length === 0 ? (
        <p className={layout['note']}>{t.noVersions}</p>
      ) : (
        <ol className={layout['plain']}>
          {versions.map((version, index) => (
            <VersionLine key={version.Revision} version={version} before={versions[index + 1]} shipped={shipped} />
          ))}
        </ol>
      )}
    </details>
  );
}

interface VersionLineProps {
  readonly version: MailTextVersion;
  /** Undefined for the first version, which follows the shipped wording. */
  readonly before: MailTextVersion | undefined;
  readonly shipped: Shipped;
}

function toPlain({ Subject, Text }: MailTextWording): string {
  return `${Subject}\n\n${Text}`;
}

function VersionLine({ version, before, shipped }: VersionLineProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const fillIn = useFillIn();
  const name = t.version(format.number(version.Revision));
  const restore = () => {
    for (const edition of ['cn', 'en'] as const) fillIn(edition, version[parts[edition]] ?? shipped[parts[edition]]);
    showToast(t.restored);
  };
  return (
    <li>
      <strong>{name}</strong> <When at={version.ChangedDate} /> {version.ChangedBy}{' '}
      <span className={layout['sub']}>{version.Note}</span>
      <Button size="small" aria-label={`${t.restore}: ${name}`} onClick={restore}>
        {t.restore}
      </Button>
      <details>
        <summary>{t.compare}</summary>
        <div className={layout['manuscripts']}>
          {(['cn', 'en'] as const).map((edition) => {
            const [earlier, later] = [before, version].map((one) => one?.[parts[edition]] ?? shipped[parts[edition]]);
            if (earlier === undefined || later === undefined) return null;
            return (
              <section key={edition}>
                <h4>{t.editions[edition]}</h4>
                <DifferenceView
                  changes={plainDifference(toPlain(earlier), toPlain(later), edition)}
                  lang={languageTags[edition]}
                />
              </section>
            );
          })}
        </div>
      </details>
    </li>
  );
}
