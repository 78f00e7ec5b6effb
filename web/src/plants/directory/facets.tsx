import type { CountedOption } from '@btc/contract/plants/plant-fields.ts';
import { nameIn } from '@btc/contract/names.ts';
import { OriginSwatch } from '#charts/origin-swatch.tsx';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { freshView, type ListFilter, type PlantsState, plantsAddress, toggled } from './directory-address.ts';
import { classNames } from '#ui/class-names.ts';
import fold from '#ui/form/fold.module.css';
import styles from './facets.module.css';
import { messages } from './messages.ts';
import type { DirectoryAnswer } from './plants-query.ts';
import { useQueryState } from './use-query-state.ts';

/** Values of a filter shown at first; the others can be expanded. */
const inSight = 8;

interface FacetsProps {
  readonly answer: DirectoryAnswer;
}

/** Filter values with the number of plants each would leave; links, so that they work without script. */
export function Facets({ answer }: FacetsProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const state = useQueryState();
  const { Facets: facets } = answer.dict;
  const parts = [
    { filter: 'states', options: facets.States },
    { filter: 'origins', options: facets.Origins },
    { filter: 'provinces', options: facets.Provinces },
    { filter: 'types', options: facets.Types },
    { filter: 'products', options: facets.Products },
  ] as const;
  const count = parts.reduce((sum, { filter }) => sum + state[filter].length, 0);
  return (
    <details className={styles['sheet']} open={count > 0 || undefined}>
      <summary className={classNames(fold['line'], fold['ruled'])}>
        {t.facets}
        {count > 0 && <span className={fold['count']}>{count}</span>}
      </summary>
      <div className={styles['parts']}>
        {count > 0 && (
          <PageLink
            rel="nofollow"
            to={plantsAddress(edition, {
              ...freshView({ ...state, origins: [] }, {}),
              words: state.words,
              sort: state.sort,
            })}
          >
            {t.clear}
          </PageLink>
        )}
        {parts.map(({ filter, options }) => (
          <Facet key={filter} filter={filter} options={options} state={state} />
        ))}
      </div>
    </details>
  );
}

interface FacetProps {
  readonly filter: Exclude<ListFilter, 'changes'>;
  readonly options: readonly CountedOption[];
  readonly state: PlantsState;
}

function Facet({ filter, options, state }: FacetProps) {
  const t = useMessages(messages);
  if (options.length === 0) return null;
  const chosen = state[filter];
  const isFirst = ({ Code }: CountedOption, index: number) => index < inSight || chosen.includes(Code);
  const first = options.filter(isFirst);
  const rest = options.filter((option, index) => !isFirst(option, index));
  const list = (some: readonly CountedOption[]) => (
    <ul className={styles['values']}>
      {some.map((option) => (
        <Value key={option.Code} filter={filter} option={option} state={state} />
      ))}
    </ul>
  );
  return (
    <section className={styles['facet']}>
      <h2>{t.facetNames[filter]}</h2>
      {list(first)}
      {rest.length > 0 && (
        <details>
          <summary className={styles['more']}>{t.more}</summary>
          {list(rest)}
        </details>
      )}
    </section>
  );
}

function Value({ filter, option, state }: Omit<FacetProps, 'options'> & { option: CountedOption }) {
  const edition = useEdition();
  const format = useFormat();
  const isChosen = state[filter].includes(option.Code);
  return (
    <li>
      <PageLink
        rel="nofollow"
        to={plantsAddress(edition, toggled(state, filter, option.Code))}
        className={styles['value']}
        aria-current={isChosen ? 'true' : undefined}
      >
        <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true" className={styles['box']}>
          <rect x="0.5" y="0.5" width="11" height="11" />
          {isChosen && <path d="M2.5 6.2 5 8.7 9.5 3.5" />}
        </svg>
        {filter === 'origins' && <OriginSwatch code={option.Code} className={styles['swatch']} />}
        <span className={styles['name']}>{nameIn(edition, option)}</span>
        <span className={styles['count']}>{format.number(option.Count)}</span>
      </PageLink>
    </li>
  );
}
