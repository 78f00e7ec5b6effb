import { newsletterRule } from '@btc/contract/site/desk/newsletter-rule.ts';
import type { DeskNewsletter } from '@btc/contract/site/desk/newsletter-desk.ts';
import { type Edition, languageTags } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { ArrangeList } from '#shell/console/arrange-list.tsx';
import { LiveFigureLine } from '#shell/console/figures/figure-line.tsx';
import { ScreenPart } from '#shell/console/screen-page.tsx';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { TextArea, TextField } from '#ui/form/text-field.tsx';
import { en } from './newsletter.en.ts';
import { zh } from './newsletter.zh.ts';

/** An issue as it is being edited in one language. */
export interface IssueDraft {
  readonly subject: string;
  readonly intro: string;
  readonly closing: string;
  /** All of the week, in the order chosen. */
  readonly articles: readonly number[];
  readonly included: readonly number[];
}

export interface IssueTextPartProps {
  readonly edition: Edition;
  readonly text: DeskNewsletter['Texts']['cn'];
  readonly draft: IssueDraft;
  /** Whether it can still be changed. */
  readonly isOpen: boolean;
  readonly onChange: (draft: IssueDraft) => void;
}

/** What an issue says in one language: words, articles, what comes with them, and how it reads. */
export function IssueTextPart({ edition, text, draft, isOpen, onChange }: IssueTextPartProps) {
  const t = useMessages({ cn: zh, en });
  const format = useFormat();
  const lang = languageTags[edition];
  const changes = format.number(text.ChangesTotal);
  const figureLine = (key: 'subject' | 'intro' | 'closing', field: string) =>
    isOpen && (
      <LiveFigureLine
        edition={edition}
        field={field}
        text={draft[key]}
        onChange={(changed) => onChange({ ...draft, [key]: changed })}
      />
    );
  return (
    <ScreenPart title={t.editions[edition]}>
      <div className="c-stack">
        <TextField
          label={t.subject}
          lang={lang}
          maxLength={newsletterRule.subject}
          required
          disabled={!isOpen}
          value={draft.subject}
          onChange={(event) => onChange({ ...draft, subject: event.target.value })}
        />
        {figureLine('subject', t.subject)}
        <TextArea
          label={t.intro}
          lang={lang}
          rows={3}
          maxLength={newsletterRule.intro}
          disabled={!isOpen}
          value={draft.intro}
          onChange={(event) => onChange({ ...draft, intro: event.target.value })}
        />
        {figureLine('intro', t.intro)}
        <ArticleChoice edition={edition} text={text} draft={draft} isOpen={isOpen} onChange={onChange} />
        <p className="c-note">
          {t.facts(format.number(text.Indices.length), changes)} {text.Demo && <DemoMark kind="content" />}
        </p>
        <TextArea
          label={t.closing}
          lang={lang}
          rows={2}
          maxLength={newsletterRule.closing}
          disabled={!isOpen}
          value={draft.closing}
          onChange={(event) => onChange({ ...draft, closing: event.target.value })}
        />
        {figureLine('closing', t.closing)}
        <details>
          <summary>{t.preview}</summary>
          <div className="c-text c-mail" lang={lang}>
            {text.Preview}
          </div>
        </details>
      </div>
    </ScreenPart>
  );
}

function ArticleChoice({ edition, text, draft, isOpen, onChange }: IssueTextPartProps) {
  const t = useMessages({ cn: zh, en });
  const titles = new Map(text.Articles.map(({ NewsID, Title }) => [NewsID, Title]));
  if (titles.size === 0) return <p className="c-note">{t.noArticles}</p>;
  const toggle = (id: number) => {
    const included = draft.included.includes(id) ? draft.included.filter((one) => one !== id) : [...draft.included, id];
    onChange({ ...draft, included });
  };
  const items = draft.articles.map((id) => {
    const title = titles.get(id) ?? String(id);
    return {
      key: String(id),
      name: title,
      content: (
        <Checkbox
          aria-label={t.include(title)}
          lang={languageTags[edition]}
          checked={draft.included.includes(id)}
          disabled={!isOpen}
          onChange={() => toggle(id)}
        >
          <span lang={languageTags[edition]}>{title}</span>
        </Checkbox>
      ),
    };
  });
  return (
    <div>
      <p className="c-legend">{t.articles}</p>
      <ArrangeList
        label={`${t.editions[edition]} ${t.articles}`}
        items={items}
        onArrange={(keys) => {
          if (isOpen) onChange({ ...draft, articles: keys.map(Number) });
        }}
      />
    </div>
  );
}
