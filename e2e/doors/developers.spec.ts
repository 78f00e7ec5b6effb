import { listExamples } from '@btc/contract/data/data-examples.ts';
import { test } from '../fixtures/console.fixture.ts';
import { editions, expect, inTurn, pathFor } from '../fixtures/portal.fixture.ts';

/*
 * The reader of the data door's description on the page for developers.
 */

const words = {
  cn: { open: '打开接口说明', set: '市场报价', run: '试一试', status: '状态：' },
  en: { open: 'Open the reference', set: 'Quotes', run: 'EXECUTE', status: 'Response Status:' },
} as const;

for (const edition of inTurn('developers', editions)) {
  test(`${edition}: a member tries an address with their own rights, and nothing is fetched from elsewhere`, async ({
    openAs,
    signedIn,
    baseURL,
  }) => {
    const page = await openAs(await signedIn('demo_paid'), pathFor(edition, '/Developers'));
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`)) foreign.push(request.url());
    });
    const say = words[edition];
    await page.getByRole('button', { name: say.open }).click();
    await page.getByText(say.set, { exact: true }).first().click();
    const answer = page.waitForResponse(/\/data\/v1\/prices\.json/);
    await page.getByRole('button', { name: say.run, exact: true }).click();
    const response = await answer;
    expect([response.status(), 'token' in response.request().headers()]).toEqual([200, true]);
    expect(await response.json()).toMatchObject({ name: 'prices', edition });
    await expect(page.getByText(say.status)).toBeVisible();
    expect(foreign).toEqual([]);
  });

  test(`${edition}: the page that a web query is given has its table without a script`, async ({
    request,
    baseURL,
  }) => {
    const address = listExamples(baseURL ?? '', edition).find(({ code }) => code.includes('show=table'))?.code ?? '';
    const html = await (await request.get(address)).text();
    expect(html.match(/<table[\s\S]+<\/table>/)?.[0]).toMatch(/<td[^>]*>[\d,.]+/);
  });
}
