// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { showScreen } from '#shell/console/testing/show-screen.tsx';
import { MarketReportScreen } from './market-report.screen.tsx';
import { messages } from './messages.ts';

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
  const title = page.getByRole('textbox', { name: messages.en.titleEn });
  expect(page.queryByText(messages.en.unpublished)).toBeNull();
  await page.user.type(title, '!');
  await page.user.tab();
  await page.findByText(messages.en.unpublished);
  await page.user.type(title, '{Backspace}');
  await page.user.tab();
  await expect.poll(() => page.queryByText(messages.en.unpublished)).toBeNull();
});
