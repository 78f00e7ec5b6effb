import type { Edition } from '@btc/contract/members/access.ts';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { createSharedValue, type SharedValue } from '#platform/shared-value.ts';
import { messages } from '#shell/console/writing/writing-messages.ts';
import { type LiveFigures, toEditorHtml } from '#shell/console/figures/figure-text.ts';
import { classNames } from '#ui/class-names.ts';
import { toArticleHtml } from './article-html.ts';
import { articleExtensions, shortExtensions } from './article-schema.ts';
import { formatChartName } from './chart-views.ts';
import { EditorToolbar, type TextKind } from './editor-toolbar.tsx';
import { preparePasted } from './pasted-html.ts';
import styles from './text-editor.module.css';

export interface TextEditorProps {
  readonly edition: Edition;
  /** The text to begin with, and with each new `turn` the one to go on with. */
  readonly html: string;
  /** Counts the texts that came from elsewhere, a colleague or a choice between two. */
  readonly turn?: number;
  /** What its references to figures say just now; left out of texts that hold none. */
  readonly values?: SharedValue<LiveFigures>;
  readonly onChange: (html: string) => void;
  /** Writing pauses or ends. */
  readonly onLeave?: () => void;
  /** What it is called, where it is not the text of an edition. */
  readonly label?: string | undefined;
  /** long: with headings and tables; article: with pictures, charts and figures too; short: words, lists, links and figures. */
  readonly kind?: TextKind;
}

/**
 * Shows a text that came from elsewhere in the editor that is there: who is writing in it keeps the keyboard and the caret. In another editor
 * in its place nobody would be writing, and what is typed would be lost or land elsewhere.
 */
function useTextFromElsewhere(editor: Editor | null, html: string, turn: number): void {
  const shown = useRef(turn);
  useEffect(() => {
    if (editor === null || shown.current === turn) return;
    shown.current = turn;
    if (toArticleHtml(editor.getHTML()) === html) return;
    const { from, to } = editor.state.selection;
    editor
      .chain()
      .setMeta('addToHistory', false)
      .setContent(toEditorHtml(html), { emitUpdate: false })
      .setTextSelection({ from, to })
      .run();
  }, [editor, html, turn]);
}

const noValues = createSharedValue<LiveFigures>(new Map());

/** The text of an article as it is written: looks like the article, holds only what an article may. */
export function TextEditor(props: TextEditorProps) {
  const { edition, html, values = noValues, onChange, onLeave = () => undefined, kind = 'article', turn = 0 } = props;
  const t = useMessages(messages);
  const language = useEdition();
  const label = props.label ?? t.readBody(t.editions[edition]);
  // Once: with new ones the editor would set itself up at every key.
  const [extensions] = useState(() =>
    kind === 'short'
      ? shortExtensions({ edition, values })
      : articleExtensions((chart) => `${t.chartHere} · ${formatChartName(language, chart)}`, { edition, values }),
  );
  const editor: Editor | null = useEditor({
    extensions,
    content: toEditorHtml(html),
    // The policy of every page allows only the styles it knows.
    injectCSS: false,
    editorProps: {
      transformPastedHTML: preparePasted,
      attributes: {
        class: classNames(styles['prose'], kind === 'short' && styles['proseShort']),
        lang: edition === 'cn' ? 'zh-CN' : 'en',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'data-chart-label': t.chartHere,
        'data-caption-hint': t.captionHere,
      },
    },
    onUpdate: (change) => onChange(toArticleHtml(change.editor.getHTML())),
    onBlur: onLeave,
  });
  useTextFromElsewhere(editor, html, turn);
  return (
    <div className={styles['editor']}>
      <EditorToolbar editor={editor} edition={edition} label={label} kind={kind} />
      <EditorContent editor={editor} />
    </div>
  );
}
