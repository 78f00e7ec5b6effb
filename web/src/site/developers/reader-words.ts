/*
 * The words of the reader of OpenAPI documents in Chinese, by its own keys. It brings English.
 */

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
