export { NewsletterScreen } from './newsletter.screen.tsx';
export { NewslettersScreen } from './newsletters.screen.tsx';
