import { presentCode } from '@btc/contract/names.ts';
import { findOrigin } from '@btc/reference/origins.ts';
import { allOrigins } from '../facts/vintage.ts';

const currencyNames = {
  cn: new Intl.DisplayNames('zh-CN', { type: 'currency' }),
  en: new Intl.DisplayNames('en', { type: 'currency' }),
};

/** An origin, or for rates a currency, with its names. */
export function namedCode(code: string, isCurrency: boolean) {
  if (isCurrency) {
    return { Code: code, NameCn: currencyNames.cn.of(code) ?? code, NameEn: currencyNames.en.of(code) ?? code };
  }
  if (code === allOrigins) return { Code: code, NameCn: '全部来源', NameEn: 'All origins' };
  return presentCode(code, findOrigin(code));
}
