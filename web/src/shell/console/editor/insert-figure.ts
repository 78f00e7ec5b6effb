import type { Editor, JSONContent } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';

/** Inserts after the current block or in place of an empty paragraph; never replaces the selection. */
export function insertFigure(editor: Editor, content: JSONContent): void {
  const { state, view } = editor;
  const { selection, schema } = state;
  const { $to } = selection;
  const figure = schema.nodeFromJSON(content);
  const block = $to.depth > 0 ? $to.node(1) : null;
  const isEmpty = block?.type.name === 'paragraph' && block.content.size === 0;
  const to = block === null ? selection.to : $to.after(1);
  const from = isEmpty ? $to.before(1) : to;
  const change = state.tr.replaceWith(from, to, figure);
  const end = from + figure.nodeSize;
  if (end >= change.doc.content.size) {
    const paragraph = schema.nodes['paragraph']?.create();
    if (paragraph !== undefined) change.insert(end, paragraph);
  }
  view.dispatch(change.setSelection(Selection.near(change.doc.resolve(end), 1)).scrollIntoView());
  view.focus();
}
