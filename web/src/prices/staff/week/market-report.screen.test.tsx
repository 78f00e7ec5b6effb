// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { showScreen } from '#shell/console/testing/show-screen.tsx';
import { MarketReportScreen } from './market-report.screen.tsx';
import { en as t } from './messages.en.ts';

test('a published report says that readers lack something as soon as a save has changed it, and no longer once it is as before', async () => {
  const out = 'Week 47';
  const page = await showScreen('en', <MarketReportScreen id={4} />, {
    answers: {
      GetDeskMarketReport: {
        Row: { ReportID: 4, State: 'published', Unpublished: false, Parts: { title: { Cn: '第47周', En: out } } },
      },
      SaveMarketReportPart: ({ En }) => ({ Dict: { Unpublished: En !== out } }),
    },
  });
  const title = page.getByRole('textbox', { name: t.titleEn });
  expect(page.queryByText(t.unpublished)).toBeNull();
  await page.user.type(title, '!');
  await page.user.tab();
  await page.findByText(t.unpublished);
  await page.user.type(title, '{Backspace}');
  await page.user.tab();
  await expect.poll(() => page.queryByText(t.unpublished)).toBeNull();
});
