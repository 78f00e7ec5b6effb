// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';
import { createSharedValue } from '#platform/answers/shared-value.ts';
import { articleExtensions, shortExtensions } from '#shell/console/editor/article-schema.ts';
import type { LiveFigures } from './figure-text.ts';

const figures = { edition: 'cn', values: createSharedValue<LiveFigures>(new Map()) } as const;
const kinds = { article: articleExtensions((chart) => chart, figures), short: shortExtensions(figures) };

function type({ view }: Editor, text: string): void {
  for (const key of text) {
    const { from, to } = view.state.selection;
    const insert = () => view.state.tr.insertText(key, from, to);
    if (view.someProp('handleTextInput', (handle) => handle(view, from, to, key, insert)) !== true) {
      view.dispatch(insert());
    }
  }
}

function open(kind: keyof typeof kinds, content = '<p></p>'): Editor {
  return new Editor({ extensions: kinds[kind], content, injectCSS: false });
}

test.each([
  ['article', '', '{{quote/4@latest}}', '<p><span data-figure="{{quote/4@latest}}"></span></p>'],
  ['short', '', '{{quote/4@latest}}', '<p><span data-figure="{{quote/4@latest}}"></span></p>'],
  ['article', '', '今天{{rate/USD@latest}}。', '<p>今天<span data-figure="{{rate/USD@latest}}"></span>。</p>'],
  ['article', '', '{{a@b}}{{c@d}}', '<p><span data-figure="{{a@b}}"></span><span data-figure="{{c@d}}"></span></p>'],
  ['article', '', '{{a@b}}}', '<p><span data-figure="{{a@b}}"></span>}</p>'],
  ['article', '<p>{{a@b} after</p>', '}', '<p><span data-figure="{{a@b}}"></span> after</p>'],
  ['article', '', '{a} {{}} {{a', '<p>{a} {{}} {{a</p>'],
] as const)('in the editor of %s texts, with %j before, %j becomes %s', (kind, before, typed, html) => {
  const editor = open(kind, before === '' ? undefined : before);
  if (before !== '') editor.commands.setTextSelection('<p>{{a@b}'.length - 2);
  type(editor, typed);
  expect(editor.getHTML()).toBe(html);
  editor.destroy();
});

test('the first undo gives a reference back as it was typed', () => {
  const editor = open('article');
  type(editor, 'x {{a@b}}');
  editor.commands.undo();
  expect(editor.getText()).toBe('x {{a@b}}');
  expect(editor.getHTML()).toBe('<p>x {{a@b}}</p>');
  editor.destroy();
});
