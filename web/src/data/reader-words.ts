import type { Edition } from '@btc/contract/members/access.ts';

/*
 * The words of the reader of OpenAPI documents. It brings English.
 */

/** Chinese texts by the component's own keys. */
export const readerWords = {
  menu: {
    menu: '接口目录',
    filter: '筛选',
    search: '搜索',
    overview: '概述',
    'api-servers': '服务器',
    authentication: '验证',
    operations: '地址',
    components: '结构',
    schemas: '结构',
    callbacks: '回调',
  },
  headers: { 'api-servers': '服务器', authentication: '验证' },
  authentication: { requires: '需要', 'in-auth-header': '，随 Authorization 请求头发送' },
  overview: { email: '邮箱', 'terms-of-service': '使用条款' },
  operations: {
    request: '请求',
    'request-body': '请求正文',
    model: '结构',
    body: '正文',
    form: '表单',
    'request-headers': '请求头',
    clear: '清空',
    'clear-response': '清除结果',
    execute: '试一试',
    response: '响应',
    'response-headers': '响应头',
    example: '示例',
    deprecated: '已弃用',
    'response-status': '响应状态',
    'fetch-fail': '读取失败',
    copy: '复制',
    copied: '已复制',
  },
  parameters: { path: '路径参数', string: '查询参数', headers: '请求头', cookies: 'Cookie', samples: '代码示例' },
  schemas: { 'collapse-desc': '收起', 'expand-desc': '展开', 'schema-missing': '没有此结构' },
} as const;

const accept =
  'Select the response body Content-Type. By default, the service will return a Content-Type that best matches the requested type.';

/** Texts and labels hard-coded in the component's templates, with our replacements. */
export const readerTexts: Readonly<Record<Edition, ReadonlyMap<string, string>>> = {
  cn: new Map([
    [accept, '不起作用：格式由地址结尾决定。'],
    ['mime type', '可选值'],
    ['Required', '必填'],
    ['Navigate to documentation ↗', '查看网页 ↗'],
    ['HTTP Bearer', '密钥'],
    ['API Key (Token) + 1 more', '登录令牌'],
    ['Expand', '展开'],
    ['Collapse', '收起'],
    ['OR', '或'],
    ['Requires', '需要'],
    ['all', '全部'],
    ['of the following', '以下各项'],
    ['Token in', '请求头'],
    ['URL:', '联系我们：'],
    ['License:', '许可：'],
    ['Field', '字段'],
    ['Type', '类型'],
    ['Description', '说明'],
    ['Constraints:', '限制：'],
    ['Range: [1,100000]', '1至100000'],
    ['Allowed:', '可选：'],
    ['Default:', '默认：'],
    ['Pattern:', '格式：'],
    ['Example:', '示例：'],
    ['ONE OF', '以下之一'],
    ['Response Status:', '状态：'],
    ['Execution Time:', '用时：'],
    ['Schema not found', '没有正文'],
    ['No example provided', '没有示例'],
    ['DOWNLOAD', '下载'],
    ['VIEW (NEW TAB)', '在新标签页查看'],
  ]),
  en: new Map([
    [accept, 'Has no effect: the ending of the address is the form.'],
    ['mime type', 'Values'],
    ['URL:', 'Contact:'],
    ['License:', 'Licence:'],
    ['Schema not found', 'No body'],
  ]),
};
