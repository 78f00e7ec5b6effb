import type { DeskVideo } from '@btc/contract/videos/desk/video-desk.ts';
import { type VideoAccess, videoAccesses, type VideoTopic, videoTopics } from '@btc/contract/videos/video-codes.ts';
import { useMessages } from '#i18n/messages.ts';
import { LiveFigureLine } from '#shell/console/figures/figure-line.tsx';
import { Select, toOptions } from '#ui/form/select.tsx';
import { TextArea, TextField } from '#ui/form/text-field.tsx';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';

/** What is said of a video, as it is being typed. */
export interface WordsDraft {
  readonly topic: VideoTopic;
  readonly access: VideoAccess;
  readonly rank: string;
  readonly titleCn: string;
  readonly summaryCn: string;
  readonly titleEn: string;
  readonly summaryEn: string;
}

export function toDraft(video: DeskVideo | null): WordsDraft {
  return {
    topic: video?.Topic ?? 'market',
    access: video?.Access ?? 'free',
    rank: video?.FeaturedRank?.toString() ?? '',
    titleCn: video?.Cn?.Title ?? '',
    summaryCn: video?.Cn?.Summary ?? '',
    titleEn: video?.En?.Title ?? '',
    summaryEn: video?.En?.Summary ?? '',
  };
}

function toPair(title: string, summary: string): { Title: string; Summary: string } | null {
  return title.trim() === '' ? null : { Title: title, Summary: summary };
}

/** The draft as the call takes it. */
export function toInput(draft: WordsDraft) {
  return {
    Topic: draft.topic,
    Access: draft.access,
    FeaturedRank: draft.rank === '' ? null : Number(draft.rank),
    Cn: toPair(draft.titleCn, draft.summaryCn),
    En: toPair(draft.titleEn, draft.summaryEn),
  };
}

/** Title and summary come together, in one language at least. */
export function isComplete({ titleCn, summaryCn, titleEn, summaryEn }: WordsDraft): boolean {
  const isWhole = (title: string, summary: string) => (title.trim() === '') === (summary.trim() === '');
  const isAny = titleCn.trim() !== '' || titleEn.trim() !== '';
  return isAny && isWhole(titleCn, summaryCn) && isWhole(titleEn, summaryEn);
}

const languages = { Cn: 'zh-CN', En: 'en' } as const;
const ranks = ['', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

export interface WordsFieldsProps {
  readonly draft: WordsDraft;
  readonly onChange: (draft: WordsDraft) => void;
  /** Whether figures are inserted here: a dialog opens none of its own. */
  readonly takesFigures?: boolean;
}

/** The fields of what is said of a video. */
export function WordsFields({ draft, onChange, takesFigures = false }: WordsFieldsProps) {
  const t = useMessages({ cn: zh, en });
  const set = (change: Partial<WordsDraft>) => onChange({ ...draft, ...change });
  return (
    <div className="c-stack">
      <div className="c-grid">
        <Select
          label={t.topic}
          options={toOptions(videoTopics, t.topics)}
          value={draft.topic}
          onChange={(topic) => set({ topic })}
        />
        <Select
          label={t.access}
          options={toOptions(videoAccesses, t.accesses)}
          value={draft.access}
          onChange={(access) => set({ access })}
        />
        <Select<string>
          label={t.rank}
          hint={t.rankHint}
          options={ranks.map((value) => ({ value, label: value === '' ? t.noRank : value }))}
          value={draft.rank}
          onChange={(rank) => set({ rank })}
        />
      </div>
      <p className="c-sub">{t.wordsHint}</p>
      {(['Cn', 'En'] as const).map((edition) => (
        <div key={edition} className="c-stack">
          <TextField
            label={t[`title${edition}`]}
            lang={languages[edition]}
            maxLength={120}
            value={draft[`title${edition}`]}
            onChange={(event) => set({ [`title${edition}`]: event.target.value })}
          />
          <TextArea
            label={t[`summary${edition}`]}
            lang={languages[edition]}
            rows={3}
            maxLength={600}
            value={draft[`summary${edition}`]}
            onChange={(event) => set({ [`summary${edition}`]: event.target.value })}
          />
          {takesFigures && (
            <LiveFigureLine
              edition={edition === 'Cn' ? 'cn' : 'en'}
              field={t[`summary${edition}`]}
              text={draft[`summary${edition}`]}
              onChange={(text) => set({ [`summary${edition}`]: text })}
            />
          )}
        </div>
      ))}
    </div>
  );
}
