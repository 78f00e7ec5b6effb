import { newsletterDeskOperations } from './desk/newsletter-desk.ts';
import {
  AskNewsletter,
  ConfirmNewsletter,
  GetNewsletterChoice,
  SetNewsletterChoice,
  StopNewsletter,
} from './newsletter.ts';

export const newsletterOperations = {
  AskNewsletter,
  ConfirmNewsletter,
  StopNewsletter,
  GetNewsletterChoice,
  SetNewsletterChoice,
  ...newsletterDeskOperations,
} as const;
