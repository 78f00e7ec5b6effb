import { SendMail } from './contact.ts';

export const contactOperations = { SendMail } as const;
