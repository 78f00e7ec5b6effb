import { videoAccesses, videoTopics } from '@btc/contract/videos/video-codes.ts';
import { useMessages } from '#i18n/messages.ts';
import { LiveFigureLine } from '#shell/console/figures/figure-line.tsx';
import { deskFields } from '#shell/console/form/desk-fields.tsx';
import layout from '#shell/console/layout.module.css';
import shared from '#ui/base/shared.module.css';
import { toText, useCallField } from '#ui/call-form/call-fields.tsx';
import { toOptions } from '#ui/form/select.tsx';
import { messages } from './messages.ts';

const { Line, Area, Choice } = deskFields<'SaveDeskVideo'>();
const ranks = ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((value) => ({ value, label: value }));
const editions = { Cn: 'cn', En: 'en' } as const;

/** Text fields of a video. `takesFigures` enables inserting figures; not within a dialog. */
export function WordsFields({ takesFigures = false }: { readonly takesFigures?: boolean }) {
  const t = useMessages(messages);
  return (
    <>
      <div className={layout['grid']}>
        <Choice name="Topic" of={toOptions(videoTopics, t.topics)} />
        <Choice name="Access" of={toOptions(videoAccesses, t.accesses)} />
        <Choice name="FeaturedRank" of={ranks} none={t.noRank} hint={t.rankHint} />
      </div>
      <p className={layout['sub']}>{t.wordsHint}</p>
      {(['Cn', 'En'] as const).map((part) => (
        <div key={part} className={shared['stack4']}>
          <Line name={`${part}.Title`} />
          <Area name={`${part}.Summary`} rows={3} />
          {takesFigures && <SummaryFigures part={part} />}
        </div>
      ))}
    </>
  );
}

function SummaryFigures({ part }: { readonly part: keyof typeof editions }) {
  const { value, set, input } = useCallField(`${part}.Summary`);
  const { label } = input;
  return <LiveFigureLine edition={editions[part]} field={label} text={toText(value)} onChange={set} />;
}
