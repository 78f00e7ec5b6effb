import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  label: ['全站搜索', 'Search everything'],
  placeholder: ['如：板腱、9014、巴西配额', 'e.g. oyster blade, 9014, Brazil quota'],
  cancel: ['取消', 'Cancel'],
});
