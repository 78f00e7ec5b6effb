import type { Edition, Module } from './access.ts';

export const moduleNames = {
  Info: ['资讯', 'News'],
  Eyes: ['视频', 'Videos'],
  Data: ['牛肉数据', 'Beef data'],
  PorkData: ['猪肉数据', 'Pork data'],
  Price: ['牛肉价格', 'Beef prices'],
  PorkPrice: ['猪肉价格', 'Pork prices'],
  Est: ['牛肉工厂', 'Beef plants'],
  PorkEst: ['猪肉工厂', 'Pork plants'],
  Market: ['市场', 'Market'],
  MeatMarket: ['肉类交易', 'Meat market'],
} as const satisfies Record<Module, readonly [cn: string, en: string]>;

export function formatModuleName(edition: Edition, module: Module): string {
  return moduleNames[module][edition === 'cn' ? 0 : 1];
}
