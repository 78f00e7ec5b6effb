import { useNavigate } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { useSearchAhead } from '#platform/answers/search-ahead.ts';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { TermsFields } from '#prices/face.ts';
import { type CutState, readCutState, toCutAddress } from './cut-address.ts';
import type { CutData } from './cut-query.ts';
import styles from './cut.module.css';
import { MarginPart } from './margin-part.tsx';
import { MarketTable } from './market-table.tsx';
import { messages } from './messages.ts';

export function PricesPart({ found }: { readonly found: CutData }) {
  const t = useMessages(messages);
  const { row, dict } = found;
  const isQuoted = dict.Markets.some(({ Rows }) => Rows.length > 0) || dict.Margins?.Rows.length !== 0;
  return (
    <>
      <section className={classNames(shared['stack3'], shared['shrinks'], styles['part'])}>
        <h2>{t.prices}</h2>
        {isQuoted && <TermsBar code={row.Code} />}
        {dict.Markets.map((market) => (
          <MarketTable key={market.MarketType} market={market} by="origin" noQuotes={t.noQuotes} />
        ))}
      </section>
      {isQuoted && <MarginPart found={found} />}
    </>
  );
}

/** Unit and price basis; both are in the address. */
function TermsBar({ code }: { readonly code: string }) {
  const edition = useEdition();
  const navigate = useNavigate();
  const state = readCutState(new URLSearchParams(useSearchAhead()));
  const set = (change: Partial<CutState>) => {
    void navigate(toCutAddress(edition, code, { ...state, ...change }), { preventScrollReset: true });
  };
  return (
    <div className={shared['fields']}>
      <TermsFields terms={state} onChange={set} />
    </div>
  );
}
