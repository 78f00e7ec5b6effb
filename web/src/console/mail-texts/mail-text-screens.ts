export { MailTextScreen } from './mail-text.screen.tsx';
export { MailTextsScreen } from './mail-texts.screen.tsx';
