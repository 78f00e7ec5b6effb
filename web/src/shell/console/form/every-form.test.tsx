// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OperationName, operations } from '@btc/contract/operations.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { type FieldRule, toFieldRules } from '@btc/contract/wire/field-rules.ts';
import { cleanup } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { makeExample } from '#platform/testing/contract-example.ts';
import { fakePortal } from '#platform/testing/fake-portal.ts';
import { findIssue } from '#platform/forms/form-values.ts';
import { callFields } from '#ui/call-form/call-fields.tsx';
import { showPage } from '#ui/testing/show-page.tsx';
import { StaffProvider } from '../staff.ts';
import { DeskForm } from './desk-form.tsx';

const sources = join(import.meta.dirname, '../../..');

function listFormCalls(): readonly OperationName[] {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const texts = files.map((file) => readFileSync(join(sources, file), 'utf8'));
  const named = texts.flatMap((text) => [...text.matchAll(/^\s*operation="(\w+)"/gm)].map(([, name = '']) => name));
  return [...new Set(named)].filter((name): name is OperationName => Object.hasOwn(operations, name));
}

/** Up to three valid values; none for secrets, which are never stored, nor for IDs and revisions sent along. */
function listTyped(name: string, rule: FieldRule): readonly string[] {
  if (/Password|ID$|Revision$/.test(name)) return [];
  const texts = [
    'one',
    'two',
    'three',
    'BRA',
    'ARG',
    'URY',
    '1',
    '2',
    '3',
    '10',
    '20',
    '30',
    '2026-10',
    '2026-09',
    '2026-08',
  ];
  const mails = ['one@example.com', 'two@example.com', 'three@example.com'];
  return (rule.choices ?? [...texts, ...mails]).filter((text) => findIssue(rule, text) === null).slice(0, 3);
}

function findField(name: OperationName) {
  const rules = toFieldRules(operations[name].input);
  const fields = Object.entries(rules).map(([field, rule]) => ({ field, rule, typed: listTyped(field, rule) }));
  const found = fields.find(({ rule: { kind }, typed }) => (kind === 'text' || kind === 'number') && typed.length > 1);
  return found && { ...found, rules };
}

const { Line, Choice } = callFields<'SaveMerchant'>();

function openForm(name: OperationName) {
  const found = findField(name);
  if (found === undefined) throw new Error(`Nothing is typed into ${name}`);
  const { field, rule, rules, typed } = found;
  const [was = '', mine = '', theirs = was] = typed;
  const record: object = makeExample(operations[name].input, {}, 'bare');
  const rest = Object.fromEntries(Object.entries(record).filter(([other]) => other !== field));
  const [row, stored] = [was, theirs].map((value) => ({ ...record, [field]: value }));
  const portal = { answer: undefined as ApiError | undefined };
  const staff = { userId: 1, name: 'demo_desk', role: 'admin' as const, onSessionLost: vi.fn<() => void>() };
  const calls = fakePortal({ [name]: () => portal.answer ?? {} });
  const path = field as 'Name'; // of whichever call
  const choices = rule.choices?.map((value) => ({ value, label: value }));
  const show = async () => {
    const page = showPage(
      'en',
      <StaffProvider value={staff}>
        <DeskForm
          operation={name as 'SaveMerchant'} // any call's form is alike
          rules={rules}
          row={row ?? {}}
          id={1}
          fixed={() => rest}
          refetch={() => Promise.resolve(stored ?? {})}
          labels={{ [field]: 'Walked' }}
          confirm="Save"
          done="Saved"
          onChanged={() => undefined}
        >
          {choices === undefined ? <Line name={path} /> : <Choice name={path} of={choices} />}
        </DeskForm>
      </StaffProvider>,
    );
    await calls.settled();
    const press = async (button: string) => {
      await page.user.click(page.getByRole('button', { name: button }));
      await calls.settled();
    };
    const type = async (value: string) => {
      if (choices !== undefined) return page.user.selectOptions(page.getByLabelText(/Walked/), value);
      await page.user.clear(page.getByLabelText(/Walked/));
      return page.user.type(page.getByLabelText(/Walked/), value);
    };
    return { ...page, press, type, value: () => page.getByLabelText<HTMLInputElement>(/Walked/).value };
  };
  onTestFinished(cleanup);
  return { show, portal, staff, was, mine, theirs, sent: () => Object.entries(calls.sent(name).at(-1) ?? {}), field };
}

const secrets = ['ChangePassword', 'ResetPasswordByEmail'];

it('knows the forms of the pages and of the console, and a field of each', () => {
  const calls = listFormCalls();
  expect(calls.length).toBeGreaterThan(35);
  expect(calls.filter((name) => findField(name) === undefined)).toEqual(secrets.slice(0, 1));
});

it.each(listFormCalls().filter((name) => !secrets.includes(name)))(
  'keeps what is typed into the form of %s: when it is left, when the session ends, and when somebody else has saved',
  async (name) => {
    const { show, portal, staff, was, mine, theirs, sent, field } = openForm(name);
    const first = await show();
    expect(first.value()).toBe(was);
    await first.type(mine);
    expect(window.sessionStorage).toHaveLength(1);

    // Esc, another page and a reload leave nothing but what the tab holds.
    cleanup();
    const left = await show();
    expect(left.value()).toBe(mine);
    expect(left.text()).toContain('What you typed last time but did not save has been restored.');

    portal.answer = new ApiError(1006);
    await left.press('Save');
    expect(staff.onSessionLost).toHaveBeenCalledOnce();
    expect(left.value()).toBe(mine);
    cleanup();
    const ended = await show();
    expect(ended.value()).toBe(mine);

    portal.answer = new ApiError(1001, { List: [{ Field: 'Revision', Rule: 'changed' }] });
    await ended.press('Save');
    if (theirs !== was) {
      expect(ended.getByRole('group').textContent).toContain(theirs);
      expect(ended.getByRole('group').textContent).toContain(mine);
      await ended.press('Keep mine');
    }
    portal.answer = undefined;
    await ended.press('Save');
    expect(new Map<string, unknown>(sent()).get(field)).toEqual(expect.toSatisfy((value) => String(value) === mine));
    cleanup();
    expect((await show()).value()).toBe(was);
  },
);
