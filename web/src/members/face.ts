export { type LoginFailure, toLoginFailure } from './login-failure.ts';
export { OutboxPart } from './staff/outbox/outbox-part.tsx';
export { outboxChannels } from './staff/words/word-lists.ts';
export { passwordCodec } from './password/new-password.ts';
export { accountSession, useAccount } from './use-account.ts';
