import type { LegalMessages } from './messages.zh.ts';

export const en: LegalMessages = {
  descriptions: {
    terms: 'Terms for using Beef to China: accounts, membership, use of data and content, liability.',
    privacy: 'What Beef to China records about readers and members, why, how it is stored and how to have it deleted.',
    membership: 'Beef to China membership terms: applying, what it includes and for how long, fees, use.',
    newsletter: 'The Beef to China weekly newsletter: what you get, what data we use, how to unsubscribe.',
  },
  demo: 'This is a demonstration site without an operator. Please do not enter real personal details. The text below is for demonstration; an operator must replace it before going live.',
  version: (version) => `Version ${version}`,
  inForce: (date) => `in force since ${date}`,
  coming: (date) => `in force from ${date}`,
  past: (date) => `in force from ${date}, since replaced`,
  neverInForce: (date) => `planned for ${date}, never in force`,
  changes: 'What is new:',
  older: 'This is not the version in force.',
  seeCurrent: 'Read the version in force',
  next: (version, date) => `A new version (${version}) is in force from ${date}.`,
  seeNext: 'Read the new version',
  versions: 'Versions',
};
