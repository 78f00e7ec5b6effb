/** The screens of mail texts, in one file for the console. */
export { MailTextScreen } from './mail-text.screen.tsx';
export { MailTextsScreen } from './mail-texts.screen.tsx';
