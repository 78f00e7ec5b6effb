import { useEdition } from '#i18n/edition.ts';
import { Notice } from '#ui/state/notice.tsx';
import { formatFailureText } from './failure.ts';

export function ActionFailure({ failure }: { failure: unknown }) {
  const edition = useEdition();
  return failure !== null && <Notice tone="error">{formatFailureText(edition, failure)}</Notice>;
}
