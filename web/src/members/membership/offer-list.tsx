import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { messages } from './messages.ts';
import styles from './membership.module.css';
import { moduleNames, toPrice } from './offer-words.ts';
import type { Offer, ShownOffer } from './offers.ts';

export interface OfferListProps {
  readonly offers: readonly ShownOffer[];
  /** Omitted where the list is read-only. */
  readonly onChoose?: ((offer: Offer) => void) | undefined;
}

export function OfferList({ offers, onChoose }: OfferListProps) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <ul className={styles['offers']}>
      {offers.map((shown) => {
        const { offer, modules } = shown;
        return (
          <li key={`${offer.RequireLevel} ${offer.RequireType} ${offer.GradeMoney}`} className={styles['offer']}>
            <div>
              <p className={styles['level']}>
                {t.levels[offer.RequireLevel]} <span className={shared['quiet']}>{t.types[offer.RequireType]}</span>
              </p>
              {/* A trial costs nothing and opens no module, but a number of items: the application says so. */}
              {offer.RequireType !== 'Free' && (
                <>
                  <p className={styles['price']}>{toPrice(offer, { t, format })}</p>
                  <p className={styles['opens']}>{t.opens(moduleNames(modules, t))}</p>
                </>
              )}
            </div>
            {onChoose !== undefined && <Choice shown={shown} onChoose={onChoose} />}
          </li>
        );
      })}
    </ul>
  );
}

function Choice({ shown: { offer, isOpen }, onChoose }: { shown: ShownOffer; onChoose: (offer: Offer) => void }) {
  const t = useMessages(messages);
  if (isOpen) return <span className={styles['asked']}>{t.requested}</span>;
  return (
    <Button
      size="small"
      aria-label={t.chooseLabel(t.levels[offer.RequireLevel], t.types[offer.RequireType])}
      onClick={() => onChoose(offer)}
    >
      {t.choose}
    </Button>
  );
}
