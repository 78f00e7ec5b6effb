import type { MetaArgs } from 'react-router';
import { editionOfPath } from '#i18n/edition.ts';
import { messagesOf } from '#i18n/messages.ts';
import { pageMeta, settingsOf } from '#platform/page-meta.ts';
import { LoginPage } from './login-page.tsx';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';

export function meta({ location, matches }: MetaArgs) {
  const edition = editionOfPath(location.pathname);
  const { loginTitle } = messagesOf(edition, { cn: zh, en });
  return pageMeta({ edition, title: loginTitle, description: loginTitle, path: '/Login', indexed: false }, settingsOf(matches));
}

export default LoginPage;
