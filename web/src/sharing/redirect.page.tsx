import { useRenderNonce } from '#platform/pages/render-nonce.ts';

/** BTC Info is the default tab (specification section 9). */
const fronts = { cn: '/cn/BTCInfo', en: '/BTCInfo' } as const;

// Only the browser knows the language that is stored in the tab's session, so the way is chosen there.
const chooseFront = `var l='';try{l=sessionStorage.getItem('language')}catch{}location.replace(l==='en'?'${fronts.en}':'${fronts.cn}')`;

export const meta = () => [{ title: 'Beef to China' }, { name: 'robots', content: 'noindex' }];

/** `/` and `/index.html`: redirects to BTC Info in the stored language, Chinese by default. */
export default function RedirectPage() {
  const nonce = useRenderNonce();
  return (
    <main>
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: chooseFront }} />
      <noscript>
        <p>
          <a href={fronts.cn}>中文版</a> ·{' '}
          <a href={fronts.en} lang="en">
            English edition
          </a>
        </p>
      </noscript>
    </main>
  );
}
