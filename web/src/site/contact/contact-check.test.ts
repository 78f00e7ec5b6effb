import { expect, it } from 'vitest';
import { checkContact, toAnswerIssues } from './contact-check.ts';

const right = { Name: '王芳', CompanyName: '', Phone: '', Email: 'wang@example.com', Content: '您好' };

it('finds nothing wrong with name, email and message', () => {
  expect(checkContact(right)).toEqual({});
  expect(checkContact({ ...right, CompanyName: 'Pampa', Phone: '+86 (21) 5555-0100 转 12' })).toEqual({});
});

it('names each field that is missing, at once', () => {
  expect(checkContact({ Name: ' ', CompanyName: '', Phone: '', Email: '', Content: '\n' })).toEqual({
    Name: 'missing',
    Email: 'missing',
    Content: 'missing',
  });
});

it.each(['wang', 'wang@', 'wang@example', 'a@b.c, d@e.f', 'a b@c.de', '<a@b.cd>'])(
  'takes %s for no address',
  (Email) => {
    expect(checkContact({ ...right, Email })).toEqual({ Email: 'form' });
  },
);

it.each(['call me', '12', '0100-'.repeat(9)])('takes %s for no telephone number', (Phone) => {
  expect(checkContact({ ...right, Phone })).toHaveProperty('Phone');
});

it('knows how long a field may be', () => {
  expect(checkContact({ ...right, Content: 'x'.repeat(4001), CompanyName: 'x'.repeat(121) })).toEqual({
    Content: 'long',
    CompanyName: 'long',
  });
});

it('puts the issues of the server’s answer to their fields', () => {
  const answer = [
    { Field: 'Email', Rule: 'invalid_format' },
    { Field: 'Name', Rule: 'invalid_format' },
    { Field: 'Content', Rule: 'too_big' },
    { Field: 'isEn', Rule: 'invalid_type' },
  ];
  expect(toAnswerIssues(answer)).toEqual({ Email: 'form', Name: 'signs', Content: 'long' });
});
