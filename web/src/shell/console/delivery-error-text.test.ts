import { expect, it } from 'vitest';
import { deliveryErrorText } from './delivery-error-text.ts';

it('says in words why a mail was not sent, with the code behind', () => {
  expect(deliveryErrorText('cn', 'ESOCKET')).toBe('连不上发送服务器（ESOCKET）');
  expect(deliveryErrorText('en', 'EENVELOPE 550')).toBe('the address was not accepted (EENVELOPE 550)');
});

it('leaves a code alone that it has no words for', () => {
  expect(deliveryErrorText('en', 'isv.BUSINESS_LIMIT_CONTROL')).toBe('isv.BUSINESS_LIMIT_CONTROL');
});
