import type { ReleaseRow } from '@btc/contract/trade/calendar.ts';
import type { MethodRow } from '@btc/contract/trade/methods.ts';
import type { RevisionRow } from '@btc/contract/trade/revisions.ts';
import { describe, expect, test } from 'vitest';
import { renderEdition } from '#ui/testing/render-edition.tsx';
import { ReleaseTable, formatRelease } from './release-table.tsx';
import { RevisionTable } from './revision-table.tsx';
import { revisionsSearch, toRevisionsState } from './revisions-query.ts';
import { SeriesMethod } from './series-method.tsx';

const revision: RevisionRow = {
  Id: 3,
  Kind: 'facts',
  Source: 'customs',
  SourceNameCn: '中国海关',
  SourceNameEn: 'China Customs (GACC)',
  Demo: false,
  PeriodFrom: '2024-01',
  PeriodTo: '2024-03',
  PublishedOn: '2024-04-20',
  LoadedAt: '2026-11-21T04:00:00.000Z',
  Facts: 6,
  HsCodes: ['02013000', '02023000'],
  Origins: [],
  Current: false,
  Revised: 5,
  Changes: {
    Added: 6,
    Changed: 1,
    Same: 2,
    Gone: 0,
    Hidden: 3,
    Before: { Tonnes: 1500, ValueUsd: null, ValueCny: 48_900_000 },
    After: { Tonnes: 1400.4, ValueUsd: 6_915_500.5, ValueCny: null },
  },
};

function formatText(html: string): string {
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

describe('the log of revisions', () => {
  test('tells coverage, counts, totals and difference, and leads to the figures of the day', () => {
    const html = renderEdition('en', <RevisionTable rows={[revision]} />);
    const text = formatText(html);
    for (const part of [
      '20 April 2024',
      'January 2024 to March 2024',
      'HS 02013000, 02023000',
      'Superseded',
      'CNY 48,900,000',
      'USD 6,915,501',
      '−100',
    ]) {
      expect(text).toContain(part);
    }
    expect(html).toContain('/BTCData?source=customs&amp;asof=2024-04-20');
  });

  test('shows none where nothing was compared, and no figures of a day for quotas', () => {
    const quotas: RevisionRow = {
      ...revision,
      Kind: 'quotas',
      Source: null,
      SourceNameCn: '国别配额',
      HsCodes: [],
      Changes: null,
    };
    const html = renderEdition('cn', <RevisionTable rows={[quotas]} />);
    expect(formatText(html)).toContain('国别配额 2024年1月至2024年3月');
    expect(html).not.toContain('asof=');
  });

  test('keeps its state in the address, and ignores what makes no sense', () => {
    const toState = (search: string) => toRevisionsState(new URL(`https://example.com/BTCData/Revisions${search}`));
    for (const state of [
      { source: '', page: 1, figures: null },
      { source: 'quotas', page: 3, figures: null },
      { source: '', page: 1, figures: { publication: 7, origins: [], from: '', to: '' } },
      { source: 'customs', page: 2, figures: { publication: null, origins: ['BRA', 'URY'], from: '2024-01', to: '' } },
    ] as const) {
      expect(toState(revisionsSearch(state))).toEqual(state);
    }
    expect(toState('?source=rumour&page=-1&publication=x&origin=Brazil&from=then')).toEqual({
      source: '',
      page: 1,
      figures: null,
    });
  });
});

const release: ReleaseRow = {
  Kind: 'preliminary',
  TitleCn: '快讯',
  TitleEn: 'Preliminary table',
  Source: 'customs',
  SourceNameCn: '中国海关',
  SourceNameEn: 'China Customs (GACC)',
  Date: '2027-03-08',
  PeriodFrom: '2027-01',
  PeriodTo: '2027-02',
  Expected: true,
  Days: 107,
};

describe('the publication calendar', () => {
  test('groups releases by month and marks what is expected', () => {
    const text = formatText(
      renderEdition(
        'en',
        <ReleaseTable caption="Releases" rows={[release, { ...release, Date: '2027-03', Days: null }]} />,
      ),
    );
    for (const part of ['March 2027', '8 Mar', 'expected', 'January–February 2027', 'During the month']) {
      expect(text).toContain(part);
    }
  });

  test.each([
    ['2027-02', '2027-02', '2027年2月'],
    ['2027-01', '2027-02', '2027年1–2月'],
    ['2026-01', '2026-12', '2026年'],
  ])('names the figures from %s to %s %s', (PeriodFrom, PeriodTo, text) => {
    expect(formatRelease('cn', { ...release, PeriodFrom, PeriodTo })).toBe(text);
  });
});

test('a series without figures says so and leads to no log', () => {
  const row: MethodRow = {
    Code: 'shipments',
    NameCn: '文',
    NameEn: 'text',
    SourceCn: '文',
    SourceEn: 'text',
    SourceUrl: null,
    ScopeCn: '文',
    ScopeEn: 'text',
    UnitCn: '文',
    UnitEn: 'text',
    FrequencyCn: '文',
    FrequencyEn: 'text',
    DelayCn: '文',
    DelayEn: 'text',
    ProvisionalCn: '文',
    ProvisionalEn: 'text',
    Breaks: [{ Period: '2018-11', TextCn: '断', TextEn: 'A break' }],
    Revisions: [],
    Demo: false,
    From: null,
    To: null,
    PublishedOn: null,
  };
  const html = renderEdition('en', <SeriesMethod row={row} />);
  expect(formatText(html)).toContain('November 2018 A break');
  expect(formatText(html)).toContain('No data yet');
  expect(html).not.toContain('Revisions?');
});
