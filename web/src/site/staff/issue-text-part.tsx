import { newsletterRule } from '@btc/contract/site/desk/newsletter-rule.ts';
import type { DeskNewsletter } from '@btc/contract/site/desk/newsletter-desk.ts';
import { type Edition, languageTags } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { ArrangeList } from '#shell/console/arrange-list.tsx';
import { FigureField } from '#shell/console/figures/figure-line.tsx';
import { ScreenPart } from '#shell/console/screen-page.tsx';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { MailPreview } from './mail-preview.tsx';
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
  const changes = format.number(text.ChangesTotal);
  const field = (name: 'subject' | 'intro' | 'closing') => ({
    edition,
    label: t[name],
    maxLength: newsletterRule[name],
    disabled: !isOpen,
    value: draft[name],
    onChange: (typed: string) => onChange({ ...draft, [name]: typed }),
  });
  return (
    <ScreenPart title={t.editions[edition]}>
      <div className="c-stack">
        <FigureField {...field('subject')} required />
        <FigureField {...field('intro')} rows={3} />
        <ArticleChoice edition={edition} text={text} draft={draft} isOpen={isOpen} onChange={onChange} />
        <p className="c-note">
          {t.facts(format.number(text.Indices.length), changes)}{' '}
          {text.Report === undefined ? t.noReport : t.withReport(text.Report.Title)}{' '}
          {text.Demo && <DemoMark kind="content" />}
        </p>
        <FigureField {...field('closing')} rows={2} />
        <details>
          <summary>{t.previewHtml}</summary>
          <MailPreview html={text.PreviewHtml} label={`${t.editions[edition]} ${t.previewHtml}`} />
        </details>
        <details>
          <summary>{t.preview}</summary>
          <div className="c-text c-mail" lang={languageTags[edition]}>
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
