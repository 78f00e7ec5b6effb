import { describe, expect, it } from 'vitest';
import { englishMonths } from '@btc/contract/figures/month-names.ts';
import { getFormat } from './format.ts';

const cn = getFormat('cn');
const en = getFormat('en');

describe('dates', () => {
  it('prints a day the way each edition writes it', () => {
    expect(cn.date('2026-11-20')).toBe('2026年11月20日');
    expect(en.date('2026-11-20')).toBe('20 November 2026');
    expect(cn.dateShort('2026-01-05')).toBe('1月5日');
    expect(en.dateShort('2026-09-05')).toBe('5 Sep');
  });

  it('moves instants to Shanghai and leaves plain dates alone', () => {
    expect(en.date('2026-11-20T17:30:00Z')).toBe('21 November 2026');
    expect(cn.dateTime('2026-11-20T00:05:00+08:00')).toBe('2026年11月20日 00:05');
    expect(en.dateTime(new Date('2026-11-20T08:30:00Z'))).toBe('20 November 2026, 16:30');
  });

  it('prints months, quarters and years', () => {
    expect(cn.month('2026-07')).toBe('2026年7月');
    expect(en.month('2026-07')).toBe('July 2026');
    expect(cn.monthShort('2005-07')).toBe('05年7月');
    expect(en.monthShort('2026-07')).toBe('Jul 2026');
    expect(cn.quarter(2026, 3)).toBe('2026年第3季度');
    expect(en.quarter(2026, 3)).toBe('Q3 2026');
    expect(cn.year(2026)).toBe('2026年');
  });

  it('names the twelve English months in order', () => {
    expect(englishMonths).toHaveLength(12);
    expect(englishMonths[0]).toBe('January');
    expect(englishMonths[11]).toBe('December');
  });
});

describe('numbers', () => {
  it('keeps the decimals of a column', () => {
    expect(cn.number(294796)).toBe('294,796');
    expect(en.number(56.5, 2)).toBe('56.50');
    expect(en.number(-3)).toBe('−3');
  });

  it('uses 万吨 in running Chinese text only', () => {
    expect(cn.volumeInText(2_740_000)).toBe('274万吨');
    expect(cn.volumeInText(294_796)).toBe('29.5万吨');
    expect(cn.volumeInText(9_800)).toBe('9,800吨');
    expect(cn.tonnes(294_796)).toBe('294,796吨');
    expect(en.volumeInText(2_740_000)).toBe('2.74 million t');
    expect(en.volumeInText(294_796)).toBe('294,796 t');
  });

  it('puts the unit after the price', () => {
    expect(cn.usdPerTonne(5230)).toBe('5,230 美元/吨');
    expect(en.usdPerTonne(5230)).toBe('5,230 USD/t');
    expect(cn.cnyPerKg(56.5)).toBe('56.50 元/公斤');
    expect(en.cnyPerKg(56.5)).toBe('56.50 CNY/kg');
  });

  it('signs a change, and a change of nothing has no sign', () => {
    expect(en.changePercent(3.21)).toBe('+3.2%');
    expect(en.changePercent(-0.44)).toBe('−0.4%');
    expect(en.changePercent(0.01)).toBe('0.0%');
    expect(en.changePercent(-0.01)).toBe('0.0%');
    expect(cn.change(120)).toBe('+120');
    expect(cn.change(-1.5, 1)).toBe('−1.5');
  });
});
