import { type LegalKind, legalNames, toLegalPath } from '@btc/contract/wire/legal-texts.ts';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { messages } from './messages.ts';

export interface LegalLinkProps {
  readonly kind: LegalKind;
  readonly version: number;
}

/** Opens the text in a new tab, so that nothing typed in the form is lost. */
export function LegalLink({ kind, version }: LegalLinkProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  return (
    <PageLink to={pathFor(edition, toLegalPath(kind, version))} target="_blank" rel="noopener">
      {t.version(legalNames[edition][kind], format.number(version))}
      <VisuallyHidden> ({t.newTab})</VisuallyHidden>
    </PageLink>
  );
}
