import type { CompanyType, ProductType } from '@btc/contract/members/account-rules.ts';
import type { CompanyField } from './company-draft.ts';

/** What the fields of company and contact, and the values of their lists, are called. */
export const zh = {
  languages: { cn: '中文', en: '英文' },
  companyTypes: {
    importer: '进口商',
    exporter: '出口商',
    producer: '生产企业',
    trader: '贸易商',
    coldStore: '冷库',
    logistics: '物流',
    retail: '零售与餐饮',
    media: '媒体',
    other: '其他',
  } satisfies Record<CompanyType, string>,
  unwritten: '未填写',
  productTypes: { beef: '牛肉', pork: '猪肉', both: '牛肉和猪肉', other: '其他' } satisfies Record<ProductType, string>,
  sexes: { Mr: '先生', Ms: '女士' },
  fields: {
    LoginUserName: '用户名',
    NickName: '昵称',
    CompanyName: '公司英文名称',
    CompanyLocalName: '公司名称',
    CompanyType: '公司类型',
    ProductType: '产品类型',
    CompanyCountry: '国家或地区',
    CompanyProvince: '省份',
    CompanyPhoneNumber: '电话',
    CompanyFaxNumber: '传真',
    CompanyEmail: '邮箱',
    CompanyWebSite: '网站',
    ContactPersonName: '联系人',
    ContactPersonSex: '称谓',
    ContactPersonEnglishName: '联系人英文名',
    ContactPersonCellPhoneNumber: '手机',
    Edition: '邮件语言',
  } satisfies Record<CompanyField | 'LoginUserName', string>,
};

export type CompanyWords = typeof zh;
