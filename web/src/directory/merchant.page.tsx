import { merchantProductNames, merchantTypeNames, toNameCn } from '@btc/contract/directory/directory-names.ts';
import { merchantsPath } from '@btc/contract/directory/directory-paths.ts';
import { type MetaArgs, useLoaderData } from 'react-router';
import { useFormat } from '#i18n/format.ts';
import { pageMeta, toSettings } from '#platform/page-meta.ts';
import { PageLink } from '#platform/page-link.tsx';
import { clientPageLoader, serverPageLoader } from '#platform/page-query.ts';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { ClaimPart } from './claim/claim-part.tsx';
import { ContactPart } from './merchants/contact-part.tsx';
import { merchantPlace } from './merchants/merchant-list.tsx';
import { buildMerchantMeta } from './merchants/merchant-meta.ts';
import { loadMerchant, type MerchantData } from './merchants/merchant-query.ts';
import { t } from './messages.zh.ts';
import { PlainFacts } from './plain-facts.tsx';
import styles from './room.module.css';

export const loader = serverPageLoader(loadMerchant);
export const clientLoader = clientPageLoader(loadMerchant);

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  if (loaderData === undefined) return [];
  const settings = toSettings(matches);
  return pageMeta(buildMerchantMeta(loaderData, settings?.publicUrl ?? ''), settings);
}

/** One entry: what the firm does, how to reach it, and the way to claim it. */
export default function MerchantPage() {
  const found = useLoaderData<typeof loader>();
  const { merchant } = found;
  const format = useFormat();
  return (
    <div className={styles['page']}>
      <div className={styles['columns']}>
        <article className={styles['main']}>
          <header>
            <p className={styles['kicker']}>
              <PageLink to={merchantsPath}>{t.backToUser}</PageLink>
              <span>{toNameCn(merchantTypeNames, merchant.Type)}</span>
              {merchant.Claimed && <span>{t.claimed}</span>}
            </p>
            <h1 data-name>{merchant.Name}</h1>
            {merchant.NameEn !== null && (
              <p className={styles['alias']} lang="en">
                {merchant.NameEn}
              </p>
            )}
            <p className={styles['meta']}>
              <span>{t.updated(format.date(merchant.UpdatedDate))}</span>
              {merchant.Demo && <DemoMark kind="content" explain />}
            </p>
          </header>
          <p className={styles['summary']}>{merchant.Summary}</p>
          <MerchantFacts merchant={merchant} />
          {merchant.Text !== null && <p className={styles['text']}>{merchant.Text}</p>}
          <ContactPart found={found} />
        </article>
        <aside className={styles['side']}>
          <ClaimPart found={found} />
        </aside>
      </div>
    </div>
  );
}

function MerchantFacts({ merchant }: Pick<MerchantData, 'merchant'>) {
  return (
    <PlainFacts
      facts={[
        { name: t.type, value: toNameCn(merchantTypeNames, merchant.Type) },
        { name: t.region, value: merchantPlace(merchant) },
        {
          name: t.deals,
          value: merchant.Products.map((product) => toNameCn(merchantProductNames, product)).join('、'),
        },
        { name: t.origins, value: merchant.Origins.map(({ NameCn }) => NameCn).join('、') },
        { name: t.founded, value: merchant.Founded === null ? null : t.year(merchant.Founded) },
      ]}
    />
  );
}
