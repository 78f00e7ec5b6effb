import { useEdition } from '#i18n/edition.ts';
import { Notice } from '#ui/state/notice.tsx';
import { formatFailureText } from './failure.ts';

/** What to tell of a failed action (`useAction`); nothing while there is none. */
export function ActionFailure({ failure }: { failure: unknown }) {
  const edition = useEdition();
  return failure !== null && <Notice tone="error">{formatFailureText(edition, failure)}</Notice>;
}
