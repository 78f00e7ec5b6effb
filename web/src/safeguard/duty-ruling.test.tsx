import { operations } from '@btc/contract/operations.ts';
import { expect, test } from 'vitest';
import { makeExample } from '#platform/testing/contract-example.ts';
import { renderEdition } from '#ui/testing/render-edition.tsx';
import { DutyRuling, type DutyRulingProps } from './duty-ruling.tsx';
import { messages } from './messages.ts';

const { Dict } = makeExample(operations.GetLandedCost.output);

function render(
  edition: 'cn' | 'en',
  said: Omit<Partial<DutyRulingProps>, 'ruling'> & { ruling?: Partial<DutyRulingProps['ruling']> } = {},
) {
  const props: DutyRulingProps = {
    inQuota: 12,
    overQuota: 67,
    counts: Dict.Use,
    others: [],
    othersKnown: true,
    ...said,
    ruling: {
      ...Dict.Ruling,
      Day: '2026-11-20',
      Standing: 'inQuota',
      IsOpen: false,
      QuotaTonnes: 1_106_000,
      ...said.ruling,
    },
  };
  return renderEdition(edition, <DutyRuling {...props} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’');
}

test.each([
  ['inQuota', '12%', '67%'],
  ['overQuota', '67%', '12%'],
] as const)(
  'the standing %s applies its own rate, and names the other where it may be so',
  (Standing, applied, other) => {
    const sure = render('en', { ruling: { Standing, RestsOn: 'notice', IsOpen: false } });
    expect(sure).toContain(applied);
    expect(sure).not.toContain(other);
    const open = render('en', { ruling: { Standing, RestsOn: 'projection', IsOpen: true } });
    expect(open).toContain(applied);
    expect(open).toContain(other);
    expect(open).toContain('our projection, no notice yet');
  },
);

test('what is withheld is no side: both duties stand, and why', () => {
  const html = render('cn', { ruling: { Standing: null, RestsOn: 'projection', IsOpen: true } });
  expect(html).toContain('12%；若已用满67%');
  expect(html).toContain(messages.cn.withheld);
});

test('where the measure does not apply there is no rate over the quota', () => {
  expect(render('en', { overQuota: null, ruling: { IsOpen: true } })).not.toMatch(/null|NaN/);
});

test('a rate has as many decimals as it has', () => {
  for (const [rate, text] of [
    [12, ' 12%'],
    [15.6, '15.6%'],
    [33.64, '33.64%'],
  ] as const)
    expect(render('en', { inQuota: rate })).toContain(text.trim());
});

test('whether all duties are known is said', () => {
  expect(render('en', { othersKnown: true })).not.toBe(render('en', { othersKnown: false }));
  expect(render('cn', { othersKnown: true })).not.toBe(render('cn', { othersKnown: false }));
});

const duty = {
  ...Dict.Others[0],
  Kind: 'additional',
  From: '2025-01-01',
  Until: null,
  Percent: 10,
  PercentTo: null,
  NoteEn: null,
  NoteCn: null,
  SourceEn: 'Decree',
  SourceCn: '公告',
} as DutyRulingProps['others'][number];

test.each([
  [{}, ['plus 10 points', '1 January 2025', 'Decree']],
  [{ PercentTo: 62.4 }, ['plus 10–62.4 points']],
  [{ Percent: null }, [messages.en.otherUnknown]],
  [{ Until: '2026-12-31' }, ['31 December 2026']],
  [{ NoteEn: 'By exporter' }, ['By exporter']],
])('another duty with %j says %j', (said, texts) => {
  const html = render('en', { others: [{ ...duty, ...said }] });
  for (const text of texts) expect(html).toContain(text);
});

test('the use of a quota is that of the last publication; without one the quota stands alone', () => {
  const counts = {
    ...Dict.Use,
    Last: { Percent: 81.25, Tonnes: 898_000 },
    Official: null,
    Customs: null,
  } as DutyRulingProps['counts'];
  expect(render('en', { counts })).toMatch(/81\.\d%/);
  expect(render('en', { counts: null })).not.toMatch(/81\.\d%/);
  expect(render('en', { ruling: { QuotaTonnes: null } })).not.toContain(messages.en.used);
  expect(render('cn', { counts })).toContain(messages.cn.used);
});

test('a notice leads to its source where there is an address', () => {
  const notice = {
    PublishedOn: '2026-10-02',
    Kind: 'level',
    Percent: 80,
    TextEn: null,
    TextCn: null,
    SourceEn: 'MOFCOM',
    SourceCn: '商务部',
    SourceUrl: null,
  } as unknown as NonNullable<DutyRulingProps['notices']>[number];
  expect(render('en', { notices: [notice] })).toContain('MOFCOM');
  expect(render('cn', { notices: [notice] })).toContain('商务部');
});
