import { expect, test } from 'vitest';
import { formatOf } from '#i18n/format.ts';
import { en } from './messages.en.ts';
import { accountSections, membershipSection } from './account-rows.ts';
import { zh } from './messages.zh.ts';
import { testProfile } from '../profile.fixture.ts';

test('a membership is told in its edition’s own fields', () => {
  expect(membershipSection(testProfile, 'cn', { t: zh, format: formatOf('cn') })).toEqual({
    title: '中文版会员',
    rows: [
      { name: '状态', value: '已付费' },
      { name: '有效期至', value: '2026年12月11日' },
      { name: '已开通栏目', value: '资讯、牛肉价格' },
    ],
  });
  expect(membershipSection(testProfile, 'en', { t: en, format: formatOf('en') })).toEqual({
    title: 'Membership of the English edition',
    rows: [
      { name: 'State', value: 'Lapsed' },
      { name: 'Valid until', value: '1 October 2026' },
    ],
  });
});

test('what is not filled in is left out', () => {
  const [account, company] = accountSections({ ...testProfile, CompanyType: 'importer' }, en);
  expect(account?.rows).toEqual([{ name: 'User name', value: 'wang' }]);
  expect(company?.rows).toEqual([{ name: 'Type of company', value: 'Importer' }]);
});
