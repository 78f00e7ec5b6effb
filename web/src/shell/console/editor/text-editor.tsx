import type { Edition } from '@btc/contract/members/access.ts';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { createSharedValue, type SharedValue } from '#platform/answers/shared-value.ts';
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
  /** Initial text; replaces the current one whenever `turn` changes. */
  readonly html: string;
  /** Counts texts from outside: a colleague's, or one chosen in a conflict. */
  readonly turn?: number;
  /** Current values of its figure references; omitted for texts without any. */
  readonly values?: SharedValue<LiveFigures>;
  readonly onChange: (html: string) => void;
  readonly onLeave?: () => void;
  readonly label?: string | undefined;
  /** long: headings and tables; article: also pictures, charts and figures; short: words, lists, links and figures. */
  readonly kind?: TextKind;
}

/** Replaces the text within the same editor: a new one would lose focus, caret and what is being typed. */
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
