import { type Edition, languageTags } from '#i18n/edition.ts';
import { DifferenceView } from '#shell/console/writing/difference-view.tsx';
import { textDifference } from '#shell/console/writing/text-difference.ts';

export function LegalDifference({ edition, earlier, later }: { edition: Edition; earlier: string; later: string }) {
  return (
    <DifferenceView
      changes={textDifference({ Body: earlier }, { Body: later }, edition)}
      lang={languageTags[edition]}
    />
  );
}
