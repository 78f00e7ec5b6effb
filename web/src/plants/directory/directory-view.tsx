import { toPlantPath } from '@btc/contract/plants/plant-paths.ts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import shared from '#ui/base/shared.module.css';
import { LinkButton } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Pagination } from '#ui/data/pagination.tsx';
import { Select } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { LockSample } from '#ui/state/lock-sample.tsx';
import { LockedPanel } from '#ui/state/locked-panel.tsx';
import { EmptyState, Notice } from '#ui/state/notice.tsx';
import { BoardCounts } from '../changes/board-counts.tsx';
import { toOrigin, formatPlantName } from '../plant-names.ts';
import { FileLinks } from '../room/file-links.tsx';
import { StateMark } from '../room/state-mark.tsx';
import { messages as roomMessages } from '../room/room-messages.ts';
import { Cascade } from './cascade.tsx';
import { freshView, type PlantsState, plantsAddress, sorts } from './directory-address.ts';
import styles from './directory.module.css';
import { Facets } from './facets.tsx';
import { messages } from './messages.ts';
import { OriginWatch } from './origin-watch.tsx';
import { PlantSearch } from './plant-search.tsx';
import { type DirectoryAnswer, pageSize, type PlantsData } from './plants-query.ts';
import { recordSearch } from './record-search.ts';
import { ResultTable } from './result-table.tsx';
import { useQueryState } from './use-query-state.ts';

interface DirectoryProps {
  readonly state: PlantsState;
  readonly answer: DirectoryAnswer;
  readonly origins: PlantsData['origins'];
}

interface ViewProps extends DirectoryProps {
  readonly examples: readonly string[];
}

export function DirectoryView({ state, answer, origins, examples }: ViewProps) {
  const { dict, rows, total } = answer;
  useRecordedSearch(state, total);
  return (
    <>
      <div className={classNames(shared['stack4'], styles['ask'])}>
        <PlantSearch key={plantsKey(state)} state={state} examples={examples} />
        <Cascade origins={origins} isLocked={dict.Locked !== null} />
      </div>
      <div className={styles['columns']}>
        <div>
          <Facets key={plantsKey(state)} answer={answer} />
        </div>
        <div className={classNames(shared['stack4'], shared['shrinks'], styles['main'])}>
          <ResultHead state={state} answer={answer} origins={origins} />
          {rows.length === 0 ? <Nothing state={state} /> : <ResultTable state={state} answer={answer} />}
          <Paging state={state} total={total} />
          {rows.length > 0 && <Files state={state} />}
          <Locked answer={answer} />
        </div>
        <aside className={classNames(shared['stack4'], shared['shrinks'], styles['beside'])}>
          <Recent state={state} answer={answer} />
          <MostSearched answer={answer} />
          {answer.isMailStopped && <MailNotice />}
        </aside>
      </div>
    </>
  );
}

function plantsKey({ meat, words }: PlantsState): string {
  return `${meat} ${words}`;
}

/** Records a search once, when its results are shown. */
function useRecordedSearch({ meat, words }: PlantsState, total: number): void {
  useEffect(() => {
    recordSearch({ meat, words, count: total });
    // oxlint-disable-next-line react/exhaustive-deps -- filters and pages of the same search are no new one
  }, [meat, words]);
}

function ResultHead({ state, answer, origins }: DirectoryProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const navigate = useNavigate();
  const { total, dict } = answer;
  const count = format.number(total);
  const request = useQueryState();
  const go = (change: Partial<PlantsState>) =>
    void navigate(plantsAddress(edition, { ...request, ...change, page: 1 }), { preventScrollReset: true });
  const origin = state.origins.length === 1 ? origins.find(({ Code }) => Code === state.origins[0]) : undefined;
  const isOpen = dict.Locked === null;
  return (
    <div className={classNames(shared['stack2'], styles['resultHead'])}>
      <h2>{state.words === '' ? t.found(count) : t.foundFor(count, state.words)}</h2>
      {dict.UpdatedOn !== null && <p className={shared['note']}>{t.updated(format.date(dict.UpdatedOn))}</p>}
      {dict.LockedFilters.length > 0 && <Notice>{t.lockedFilters}</Notice>}
      <div className={classNames(shared['fields'], styles['order'])}>
        <Select
          label={t.sort}
          options={sorts
            .filter((sort) => isOpen || sort !== 'since')
            .map((sort) => ({ value: sort, label: t.sorts[sort] }))}
          value={request.sort === 'since' && !isOpen ? 'number' : request.sort}
          onChange={(sort) => go({ sort })}
        />
        {isOpen && (
          <TextField
            type="date"
            label={t.asOf}
            value={request.asOf === state.asOf ? dict.AsOf : request.asOf}
            onChange={({ target }) => go({ asOf: target.value })}
          />
        )}
        {origin !== undefined && <OriginWatch key={`${origin.Code} ${state.meat}`} origin={origin} meat={state.meat} />}
      </div>
    </div>
  );
}

function Nothing({ state }: { state: PlantsState }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const all = plantsAddress(edition, freshView({ ...state, origins: [] }, {}));
  return (
    <EmptyState level={3} title={t.emptyTitle} actions={<LinkButton to={all}>{t.clear}</LinkButton>}>
      {t.emptyText}
    </EmptyState>
  );
}

function Paging({ state, total }: { state: PlantsState; total: number }) {
  const edition = useEdition();
  return (
    <Pagination
      page={state.page}
      pageCount={Math.ceil(total / pageSize)}
      hrefFor={(page) => plantsAddress(edition, { ...state, page })}
    />
  );
}

function Files({ state }: { state: PlantsState }) {
  return (
    <FileLinks
      file="plants"
      query={{
        Meat: state.meat,
        Keyword: state.words,
        Origin: state.origins.join('|'),
        Province: state.provinces.join('|'),
        State: state.states.join('|'),
        Type: state.types.join('|'),
        Product: state.products.join('|'),
        AsOf: state.asOf,
        Sort: state.sort,
      }}
    />
  );
}

function Locked({ answer: { dict, sample } }: { answer: DirectoryAnswer }) {
  const t = useMessages(messages);
  if (dict.Locked === null) return null;
  return (
    <LockedPanel title={t.lockedTitle} reason={dict.Locked.Reason} level={3}>
      <p>{t.lockedText}</p>
      <LockSample sample={sample} />
    </LockedPanel>
  );
}

function Recent({ state, answer: { board } }: { state: PlantsState; answer: DirectoryAnswer }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  return (
    <section className={classNames(shared['stack2'], styles['part'])}>
      <h2>{t.boardTitle}</h2>
      {board.dict.Locked === null ? (
        <BoardCounts rows={board.rows} state={{ ...freshView(state, { view: 'changes' }), origins: [] }} isShort />
      ) : (
        <p className={shared['note']}>{t.boardLocked(format.number(board.total))}</p>
      )}
      <p>
        <PageLink to={plantsAddress(edition, freshView(state, { view: 'changes' }))}>{t.boardAll}</PageLink>
      </p>
    </section>
  );
}

function MostSearched({ answer: { searched } }: { answer: DirectoryAnswer }) {
  const t = useMessages(messages);
  const edition = useEdition();
  if (searched.length === 0) return null;
  return (
    <section className={classNames(shared['stack2'], styles['part'])}>
      <h2>{t.searchedTitle}</h2>
      <ol className={styles['searched']}>
        {searched.map((plant) => (
          <li key={plant.PlantID}>
            <PageLink to={toPlantPath(edition, plant.PlantID)}>
              {toOrigin(edition, plant)} {plant.PlantNo}
            </PageLink>
            <span className={classNames(shared['under'], shared['regular'])}>
              {formatPlantName(edition, plant)} <StateMark state={plant.State} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function MailNotice() {
  const t = useMessages(roomMessages);
  return <Notice>{t.mailStopped}</Notice>;
}
