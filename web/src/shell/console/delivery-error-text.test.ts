import { expect, it } from 'vitest';
import { formatDeliveryErrorText } from './delivery-error-text.ts';

it('says in words why a mail was not sent, with the code behind', () => {
  expect(formatDeliveryErrorText('cn', 'ESOCKET')).toBe('连不上发送服务器（ESOCKET）');
  expect(formatDeliveryErrorText('en', 'EENVELOPE 550')).toBe('the address was not accepted (EENVELOPE 550)');
});

it('leaves a code alone that it has no words for', () => {
  expect(formatDeliveryErrorText('en', 'isv.BUSINESS_LIMIT_CONTROL')).toBe('isv.BUSINESS_LIMIT_CONTROL');
});
