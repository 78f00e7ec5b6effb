import { merchantProductNames, merchantTypeNames, toNameCn } from '@btc/contract/directory/directory-names.ts';
import { merchantsPath } from '@btc/contract/directory/directory-paths.ts';
import { type MetaArgs, useLoaderData } from 'react-router';
import { pageMeta, toSettings } from '#platform/pages/page-meta.ts';
import { clientPageLoader, serverPageLoader } from '#platform/pages/page-query.ts';
import { PinButton } from '#shell/pins/pin-button.tsx';
import { ClaimPart } from './claim/claim-part.tsx';
import { ContactPart } from './merchants/contact-part.tsx';
import { merchantPlace } from './merchants/merchant-list.tsx';
import { buildMerchantMeta } from './merchants/merchant-meta.ts';
import { loadMerchant, type MerchantData } from './merchants/merchant-query.ts';
import { EntryPage } from './entry-page.tsx';
import { t } from './messages.zh.ts';
import { PlainFacts } from './plain-facts.tsx';

export const loader = serverPageLoader(loadMerchant);
export const clientLoader = clientPageLoader(loadMerchant);

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  if (loaderData === undefined) return [];
  const settings = toSettings(matches);
  return pageMeta(buildMerchantMeta(loaderData, settings?.publicUrl ?? ''), settings);
}

export default function MerchantPage() {
  const found = useLoaderData<typeof loader>();
  const { merchant } = found;
  return (
    <EntryPage
      entry={merchant}
      back={{ to: merchantsPath, name: t.backToUser }}
      marks={[toNameCn(merchantTypeNames, merchant.Type), ...(merchant.Claimed ? [t.claimed] : [])]}
      notice={
        <p>
          <PinButton Kind="company" Code={String(merchant.MerchantID)} name={merchant.Name} />
        </p>
      }
      facts={<MerchantFacts merchant={merchant} />}
      side={<ClaimPart found={found} />}
    >
      <ContactPart found={found} />
    </EntryPage>
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
