import { expect, it } from 'vitest';
import { redirectAfterMessage } from './message-redirect.ts';

it('goes to BTC Info of the edition after a message that ends a journey', () => {
  expect(redirectAfterMessage('cn', 'membershipsent')).toBe('/cn/BTCInfo');
  expect(redirectAfterMessage('en', 'resetlinksent')).toBe('/BTCInfo');
  expect(redirectAfterMessage('en', 'accountfrozen')).toBe('/BTCInfo');
});

it('stays where the reader can put things right', () => {
  expect(redirectAfterMessage('cn', 'userpwdnotmatch')).toBeNull();
  expect(redirectAfterMessage('en', 'captchawrong')).toBeNull();
  expect(redirectAfterMessage('en', 'saved')).toBeNull();
});
