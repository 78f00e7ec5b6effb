import type { Edition } from '@btc/contract/members/access.ts';
import { newsletterRule } from '@btc/contract/newsletter/desk/newsletter-rule.ts';
import type { DeskNewsletter, DeskNewsletterText } from '@btc/contract/newsletter/desk/newsletter-desk.ts';
import { languageTags } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { messageFor, useMessages } from '#i18n/messages.ts';
import type { FormValue } from '#platform/forms/form-values.ts';
import { ArrangeList } from '#ui/arrange/arrange-list.tsx';
import { TextEditor } from '#shell/console/editor/text-editor.tsx';
import { FigureField } from '#shell/console/figures/figure-line.tsx';
import { listReferences } from '#shell/console/figures/figure-text.ts';
import { useLiveFigures } from '#shell/console/figures/use-live-figures.ts';
import layout from '#shell/console/layout.module.css';
import { UnsavedPart } from '#shell/console/writing/merge-part.tsx';
import { SaveStateLine } from '#shell/console/writing/save-state-line.tsx';
import type { SavedText } from '#shell/console/writing/use-saved-text.ts';
import shared from '#ui/base/shared.module.css';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { IssueBefore } from './issue-before.tsx';
import { messages } from './newsletter-messages.ts';
import { type IssueText, readEdition } from './use-issue-writing.ts';

export interface IssueTextPartProps {
  readonly issue: DeskNewsletter;
  readonly edition: Edition;
  readonly saved: SavedText<IssueText>;
  readonly onEnter: () => void;
}

export function IssueTextPart({ issue, edition, saved, onEnter }: IssueTextPartProps) {
  const t = useMessages(messages);
  const text = issue.Texts[edition];
  const { saver, written } = saved;
  const { live, values } = useLiveFigures(listReferences([written.Subject, written.Intro, written.Closing]), null);
  const titles = toTitles(text);
  const describe = (field: string) => ({
    edition,
    label: t.ofEdition(t.editions[edition], messageFor(t.fields, field)),
    format: (value: FormValue) => (typeof value === 'string' ? value : formatIds(titles, value)),
  });
  const words = (field: 'Intro' | 'Closing') => (
    <div>
      <p className={layout['legend']}>{t.fields[field]}</p>
      <TextEditor
        turn={saved.turn}
        kind="short"
        edition={edition}
        label={t.ofEdition(t.editions[edition], t.fields[field])}
        html={written[field]}
        values={values}
        onChange={(html) => saver.write({ [field]: html })}
        onLeave={() => void saver.flush()}
      />
    </div>
  );
  return (
    <section aria-label={t.editions[edition]}>
      <header className={layout['partHead']}>
        <h2>{t.editions[edition]}</h2>
        <SaveStateLine saved={saved} />
      </header>
      <div className={shared['stack4']} onFocus={onEnter}>
        <UnsavedPart saved={saved} read={() => readEdition(issue.NewsletterID, edition)} describe={describe} />
        <FigureField
          edition={edition}
          label={t.fields.Subject}
          maxLength={newsletterRule.subject}
          required
          live={live}
          value={written.Subject}
          onChange={(Subject) => saver.write({ Subject })}
          onBlur={() => void saver.flush()}
        />
        {words('Intro')}
        <ArticleChoice edition={edition} titles={titles} saved={saved} />
        <Contents text={text} />
        {words('Closing')}
        <IssueBefore issue={issue} edition={edition} saved={saved} />
      </div>
    </section>
  );
}

function Contents({ text }: { text: DeskNewsletterText }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <p className={layout['note']}>
      {t.facts(format.number(text.Indices.length), format.number(text.ChangesTotal))}{' '}
      {text.Report === undefined ? t.noReport : t.withReport(text.Report.Title)}{' '}
      {text.Demo && <DemoMark kind="content" />}
    </p>
  );
}

type Titles = ReadonlyMap<string, string>;

function toTitles({ Articles }: DeskNewsletterText): Titles {
  return new Map(Articles.map(({ NewsID, Title }) => [String(NewsID), Title]));
}

function formatIds(titles: Titles, value: Exclude<FormValue, string>): string {
  return Object.values(value)
    .map((id) => titles.get(String(id)) ?? String(id))
    .join('\n');
}

interface ArticleChoiceProps extends Pick<IssueTextPartProps, 'edition' | 'saved'> {
  readonly titles: Titles;
}

function ArticleChoice({ edition, titles, saved: { saver, written } }: ArticleChoiceProps) {
  const t = useMessages(messages);
  const { Articles, Included } = written;
  if (Articles.length === 0) return <p className={layout['note']}>{t.noArticles}</p>;
  const toggle = (id: string) =>
    saver.write({
      Included: Included.includes(id) ? Included.filter((one) => one !== id) : [...Included, id].toSorted(),
    });
  const items = Articles.map((id) => {
    const title = titles.get(id) ?? id;
    return {
      key: id,
      name: title,
      content: (
        <Checkbox
          aria-label={t.include(title)}
          lang={languageTags[edition]}
          checked={Included.includes(id)}
          onChange={() => toggle(id)}
        >
          <span lang={languageTags[edition]}>{title}</span>
        </Checkbox>
      ),
    };
  });
  return (
    <div>
      <p className={layout['legend']}>{t.articles}</p>
      <ArrangeList
        label={`${t.editions[edition]} ${t.articles}`}
        items={items}
        onArrange={(keys) => saver.write({ Articles: keys })}
      />
    </div>
  );
}
