import type { FileTitles } from '@btc/contract/file-fields.ts';
import { useMessages } from '#i18n/messages.ts';
import { Facts } from '../facts.tsx';
import { ScreenPart } from '../screen-page.tsx';
import { messages } from './messages.ts';

/** Titles of a file by what became of them, in its own words. */
export function TitlesPart({ titles }: { readonly titles: FileTitles | null }) {
  const t = useMessages(messages);
  if (titles === null) return null;
  const list = (of: readonly string[]) => (of.length === 0 ? null : of.join(' · '));
  return (
    <ScreenPart title={t.columns}>
      <Facts
        facts={[
          [t.columnsRead, list(titles.Read)],
          [t.columnsNotNeeded, list(titles.NotNeeded)],
          [t.columnsNotUnderstood, list(titles.NotUnderstood)],
        ]}
      />
    </ScreenPart>
  );
}
