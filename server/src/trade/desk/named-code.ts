import { presentCode } from '@btc/contract/names.ts';
import { findOrigin } from '@btc/reference/places/origins.ts';
import { allOrigins } from '../facts/vintage.ts';

const displayNames = {
  cn: new Intl.DisplayNames('zh-CN', { type: 'currency' }),
  en: new Intl.DisplayNames('en', { type: 'currency' }),
};

/** Names of a currency; its code where it has none. */
export function currencyNames(code: string) {
  return { NameCn: displayNames.cn.of(code) ?? code, NameEn: displayNames.en.of(code) ?? code };
}

export function namedCode(code: string, isCurrency: boolean) {
  if (isCurrency) return { Code: code, ...currencyNames(code) };
  if (code === allOrigins) return { Code: code, NameCn: '全部来源', NameEn: 'All origins' };
  return presentCode(code, findOrigin(code));
}
