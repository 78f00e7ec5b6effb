import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  failed: ['没有提交成功，请检查网络后重试。', 'This did not go through. Please check your connection and try again.'],
  needScript: ['此页面需要浏览器启用 JavaScript。', 'This page needs JavaScript.'],
});
