import type { Template } from '#platform/import/template/write-template.ts';
import { plantListColumns } from './plant-list-columns.data.ts';

export const plantListTemplate: Template = {
  cn: '注册企业名单',
  en: 'Approved plants',
  columns: Object.values(plantListColumns),
};
