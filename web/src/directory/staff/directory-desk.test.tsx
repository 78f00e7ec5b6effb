// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { showScreen } from '#shell/console/testing/show-screen.tsx';
import { ClaimsScreen } from './claims.screen.tsx';
import { ExhibitionsScreen } from './exhibitions.screen.tsx';
import { MerchantsScreen } from './merchants.screen.tsx';
import { messages } from './messages.ts';

const merchants = (row: object) =>
  showScreen('en', <MerchantsScreen />, {
    at: '/console/en/directory/merchants',
    answers: {
      GetDeskMerchants: { Rows: [{ MerchantID: 5, Revision: 2, Name: '某公司', NameEn: 'Firm', ...row }], Total: 1 },
    },
  });

const claims = (row: object, role: 'editor' | 'desk' = 'editor') =>
  showScreen('en', <ClaimsScreen />, {
    role,
    at: '/console/en/directory/claims',
    answers: {
      GetMerchantClaims: {
        Rows: [
          {
            ClaimID: 8,
            MemberID: 3,
            MerchantName: '某公司',
            MerchantNameEn: null,
            Member: 'demo_paid',
            State: 'open',
            DecidedDate: null,
            ...row,
          },
        ],
        Total: 1,
      },
    },
  });

test('origins are written as names; one that is none is said and nothing is sent', async () => {
  const page = await merchants({
    State: 'published',
    Origins: ['BRA'],
    Province: '31',
    Founded: null,
    Phone: null,
    Email: null,
    Website: null,
  });
  await page.user.click(page.getByRole('button', { name: messages.en.edit }));
  await page.settled();
  const field = page.getByRole('textbox', { name: /^Origins/ });
  expect(field).toHaveProperty('value', 'Brazil');
  await page.user.type(field, ', Atlantis');
  await page.press(messages.en.save);
  page.getByText(new RegExp('Atlantis.*|.*Atlantis'), { selector: 'p' });
  expect(page.changes()).toEqual([]);
  await page.user.clear(field);
  await page.user.type(field, 'Uruguay, ARG');
  await page.press(messages.en.save);
  expect(page.sent('SaveMerchant')).toMatchObject([{ MerchantID: 5, Revision: 2, Origins: ['URY', 'ARG'] }]);
});

test('an entry leaves the site only after a question that names it', async () => {
  const page = await merchants({ State: 'published' });
  await page.press(messages.en.become.withdrawn);
  expect(page.getByRole('dialog').textContent).toContain('Firm');
  expect(page.changes()).toEqual([]);
  await page.press(messages.en.become.withdrawn);
  expect(page.sent('SetMerchantState')).toEqual([{ MerchantID: 5, Revision: 2, State: 'withdrawn' }]);
});

test('a new event needs its name and days', async () => {
  const page = await showScreen('en', <ExhibitionsScreen />, { at: '/console/en/directory/exhibitions' });
  await page.press(messages.en.addEvent);
  await page.press(messages.en.save);
  expect(page.changes()).toEqual([]);
  expect(page.dialog().getAllByText(/^Fill this in/).length).toBeGreaterThanOrEqual(3);
});

test('a claim is accepted at once, and refused only with a reason', async () => {
  const page = await claims({});
  await page.press(messages.en.refuse);
  await page.press(messages.en.refuse);
  expect(page.sent('RefuseMerchantClaim')).toEqual([]);
  await page.user.type(page.dialog().getByRole('textbox'), 'Nobody there');
  await page.press(messages.en.refuse);
  expect(page.sent('RefuseMerchantClaim')).toMatchObject([{ ClaimID: 8, Reason: 'Nobody there' }]);
  const other = await claims({});
  await other.press(messages.en.accept);
  await other.press(messages.en.accept);
  expect(other.sent('AcceptMerchantClaim')).toEqual([{ ClaimID: 8 }]);
});

test('the member’s page is the desk’s; editors see the name only', async () => {
  const member = /demo_paid/;
  expect((await claims({}, 'editor')).queryByRole('link', { name: member })).toBeNull();
  expect((await claims({}, 'desk')).getAllByRole('link', { name: member })).toHaveLength(1);
});

test('what is decided tells by whom and why, and cannot be decided again', async () => {
  const page = await claims({
    State: 'refused',
    DecidedDate: '2026-11-20T10:00:00+08:00',
    DecidedBy: 'demo_editor',
    Reason: 'Nobody there',
  });
  expect(page.text()).toContain('Nobody there');
  expect(page.text()).toContain('demo_editor');
  expect(page.queryByRole('button', { name: messages.en.accept })).toBeNull();
});
