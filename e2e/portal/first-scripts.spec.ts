import { expect, test } from '../fixtures/portal.fixture.ts';

/** Scripts of a first visit to a reading page, bytes as transferred: 125 kB. */
const maxBytes = 128_000;

for (const path of ['/BTCInfo', '/cn/BTCInfo']) {
  test(`the first scripts of ${path} stay light`, async ({ page }) => {
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (new URL(response.url()).pathname.endsWith('.js'))
        sizes.push(
          response
            .request()
            .sizes()
            .then(({ responseBodySize }) => responseBodySize),
        );
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const bytes = await Promise.all(sizes);
    expect(bytes.length).toBeGreaterThan(3);
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(maxBytes);
  });
}
