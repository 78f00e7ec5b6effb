import type { Edition } from '@btc/contract/members/access.ts';
import { NodeSelection } from '@tiptap/pm/state';
import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { Toolbar } from 'react-aria-components/Toolbar';
import { useMessages } from '#i18n/messages.ts';
import { Select, toOptions } from '#ui/form/select.tsx';
import { messages } from '#shell/console/writing/writing-messages.ts';
import { CaptionDialog } from './caption-dialog.tsx';
import { ChartDialog } from './chart-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { FigureDialog } from '#shell/console/figures/figure-dialog.tsx';
import { messages as figuresMessages } from '#shell/console/figures/messages.ts';
import { PictureDialog } from './picture-dialog.tsx';
import editorStyles from './text-editor.module.css';

const styles = ['text', 'heading2', 'heading3'] as const;
type Style = (typeof styles)[number];
export type TextKind = 'article' | 'long' | 'short';
type Open = 'link' | 'picture' | 'chart' | 'caption' | 'figure';

function toStyle(editor: Editor): Style {
  if (editor.isActive('heading', { level: 2 })) return 'heading2';
  return editor.isActive('heading') ? 'heading3' : 'text';
}

function toState(editor: Editor) {
  return {
    style: toStyle(editor),
    isBold: editor.isActive('bold'),
    isItalic: editor.isActive('italic'),
    isBullets: editor.isActive('bulletList'),
    isNumbers: editor.isActive('orderedList'),
    isQuote: editor.isActive('blockquote'),
    isLink: editor.isActive('link'),
    isTable: editor.isActive('table'),
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  };
}

function selectedFigure({ state: { selection } }: Editor): string {
  const node = selection instanceof NodeSelection ? selection.node : null;
  return node?.type.name === 'figureReference' ? String(node.attrs['source']) : '';
}

function setStyle(editor: Editor, style: Style): void {
  const chain = editor.chain().focus();
  if (style === 'text') chain.setParagraph().run();
  else chain.setHeading({ level: style === 'heading2' ? 2 : 3 }).run();
}

interface EditorToolbarProps {
  readonly editor: Editor;
  readonly edition: Edition;
  readonly label: string;
  readonly kind: TextKind;
}

/** A single tab stop; arrows move within. */
export function EditorToolbar({ editor, edition, label, kind }: EditorToolbarProps) {
  const t = useMessages(messages);
  const figures = useMessages(figuresMessages);
  const [open, setOpen] = useState<Open | null>(null);
  const state = useEditorState({ editor, selector: (context) => toState(context.editor) });
  const close = () => {
    setOpen(null);
    editor.commands.focus();
  };
  const { tools } = t;
  const isShort = kind === 'short';
  const run = () => editor.chain().focus();
  return (
    <>
      <Toolbar aria-label={t.toolbar(label)} className={editorStyles['toolbar'] ?? ''}>
        {!isShort && (
          <Select
            label={tools.style}
            hideLabel
            options={toOptions(styles, tools)}
            value={state.style}
            onChange={(style) => setStyle(editor, style)}
          />
        )}
        <Tool name={tools.bold} isOn={state.isBold} onPress={() => run().toggleBold().run()} />
        {!isShort && <Tool name={tools.italic} isOn={state.isItalic} onPress={() => run().toggleItalic().run()} />}
        <Tool name={tools.bullets} isOn={state.isBullets} onPress={() => run().toggleBulletList().run()} />
        <Tool name={tools.numbers} isOn={state.isNumbers} onPress={() => run().toggleOrderedList().run()} />
        {!isShort && <Tool name={tools.quote} isOn={state.isQuote} onPress={() => run().toggleBlockquote().run()} />}
        <Tool name={tools.link} isOn={state.isLink} onPress={() => setOpen('link')} />
        {kind === 'article' && <Tool name={tools.picture} onPress={() => setOpen('picture')} />}
        {kind === 'article' && <Tool name={tools.chart} onPress={() => setOpen('chart')} />}
        {kind !== 'long' && <Tool name={figures.tool} onPress={() => setOpen('figure')} />}
        {!isShort && !state.isTable && (
          <Tool name={tools.table} onPress={() => run().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()} />
        )}
        <Tool name={tools.undo} isDisabled={!state.canUndo} onPress={() => run().undo().run()} />
        <Tool name={tools.redo} isDisabled={!state.canRedo} onPress={() => run().redo().run()} />
        {state.isTable && <TableTools editor={editor} onCaption={() => setOpen('caption')} />}
      </Toolbar>
      {open === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {open === 'picture' && <PictureDialog editor={editor} onClose={close} />}
      {open === 'chart' && <ChartDialog editor={editor} edition={edition} onClose={close} />}
      {open === 'figure' && (
        <FigureDialog
          edition={edition}
          reference={selectedFigure(editor)}
          onInsert={(source) => editor.commands.insertContent({ type: 'figureReference', attrs: { source } })}
          onClose={close}
        />
      )}
      {open === 'caption' && <CaptionDialog editor={editor} onClose={close} />}
    </>
  );
}

interface ToolProps {
  readonly name: string;
  readonly isOn?: boolean;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}

function Tool({ name, isOn, isDisabled = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={editorStyles['toolButton']}
      aria-pressed={isOn}
      disabled={isDisabled}
      onClick={onPress}
    >
      {name}
    </button>
  );
}

function TableTools({ editor, onCaption }: { editor: Editor; onCaption: () => void }) {
  const { tools } = useMessages(messages);
  const run = () => editor.chain().focus();
  return (
    <>
      <Tool name={tools.rowAfter} onPress={() => run().addRowAfter().run()} />
      <Tool name={tools.columnAfter} onPress={() => run().addColumnAfter().run()} />
      <Tool name={tools.headRow} onPress={() => run().toggleHeaderRow().run()} />
      <Tool name={tools.tableCaption} onPress={onCaption} />
      <Tool name={tools.deleteRow} onPress={() => run().deleteRow().run()} />
      <Tool name={tools.deleteColumn} onPress={() => run().deleteColumn().run()} />
      <Tool name={tools.deleteTable} onPress={() => run().deleteTable().run()} />
    </>
  );
}
