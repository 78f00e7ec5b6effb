import type { MerchantContact } from '@btc/contract/directory/merchant.ts';
import { LockedPanel } from '#ui/state/locked-panel.tsx';
import { t } from '../messages.zh.ts';
import { PlainFacts } from '../plain-facts.tsx';
import styles from '../room.module.css';
import type { MerchantData } from './merchant-query.ts';

export function ContactPart({ found: { merchant, locked, holds } }: { found: MerchantData }) {
  if (holds.length === 0) return <p className={styles['note']}>{t.noContact}</p>;
  if (locked !== null) {
    return (
      <LockedPanel level={2} title={t.lockedTitle} reason={locked.Reason}>
        <p>{t.lockedHolds(holds.map((kind) => t.contacts[kind]).join('、'))}</p>
        <p>{t.lockedTrial}</p>
      </LockedPanel>
    );
  }
  if (merchant.Contact === undefined) return null;
  return <Contact contact={merchant.Contact} />;
}

function Contact({ contact: { Person, Phone, Email, Address, Website } }: { contact: MerchantContact }) {
  return (
    <section className={styles['part']}>
      <h2>{t.contact}</h2>
      <PlainFacts
        facts={[
          { name: t.contacts.Person, value: Person },
          {
            name: t.contacts.Phone,
            value: Phone === null ? null : <a href={`tel:${Phone.replaceAll(/[^\d+]/g, '')}`}>{Phone}</a>,
          },
          { name: t.contacts.Email, value: Email === null ? null : <a href={`mailto:${Email}`}>{Email}</a> },
          { name: t.contacts.Address, value: Address },
          {
            name: t.contacts.Website,
            value:
              Website === null ? null : (
                <a href={Website} rel="nofollow noopener noreferrer" target="_blank">
                  {Website}
                </a>
              ),
          },
        ]}
      />
      <p className={styles['note']}>{t.contactNote}</p>
    </section>
  );
}
