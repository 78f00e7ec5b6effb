import { type Module, modules } from '@btc/contract/members/access.ts';
import { rules } from 'form-rules:SaveMembershipLevel';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { deskFields } from '#shell/console/form/desk-fields.tsx';
import { FormDialog } from '#shell/console/form/form-dialog.tsx';
import layout from '#shell/console/layout.module.css';
import { ScreenPage, ScreenPart } from '#shell/console/screen-page.tsx';
import { useStaff } from '#shell/console/staff.ts';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { toOptions } from '#ui/form/select.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { type LevelRow, type RequireType } from '../words/word-lists.ts';
import { messages as wordsMessages } from '../words/messages.ts';
import { listModules } from '../../membership/offers.ts';
import { messages } from './messages.ts';

export function LevelsScreen() {
  const t = useMessages(messages);
  const edition = useEdition();
  const { role } = useStaff();
  const answer = useCall('GetMembershipLevels', {});
  const [open, setOpen] = useState<LevelRow | null>(null);
  return (
    <ScreenPage title={t.title}>
      <p className={layout['what']}>
        {t.intro}
        {edition === 'en' && ' '}
        {role !== 'admin' && t.adminOnly}
      </p>
      <AnswerView answer={answer}>
        {({ Rows, List }) => (
          <>
            <ScreenPart title={t.modulesPart}>
              <LevelTable rows={Rows} onOpen={role === 'admin' ? setOpen : null} />
            </ScreenPart>
            <ScreenPart title={t.gradesPart}>
              <p className={layout['note']}>{t.gradesNote}</p>
              <GradeTable rows={List} />
            </ScreenPart>
          </>
        )}
      </AnswerView>
      {open !== null && <LevelDialog level={open} onClose={() => setOpen(null)} onChanged={answer.reload} />}
    </ScreenPage>
  );
}

interface LevelTableProps {
  readonly rows: readonly LevelRow[];
  /** Null for read-only roles. */
  readonly onOpen: ((level: LevelRow) => void) | null;
}

function LevelTable({ rows, onOpen }: LevelTableProps) {
  const t = useMessages(messages);
  const columns = useLevelColumns(onOpen);
  return <DataTable caption={t.caption} columns={columns} rows={rows} rowKey={({ Level }) => Level} />;
}

function useLevelColumns(onOpen: LevelTableProps['onOpen']): readonly Column<LevelRow>[] {
  const t = useMessages(messages);
  const words = useMessages(wordsMessages);
  const moduleColumn = (module: Module): Column<LevelRow> => ({
    key: module,
    head: words.modules[module],
    cell: (row) => <Tick isOpen={listModules(row.CanVisitModule).includes(module)} />,
  });
  const actions: readonly Column<LevelRow>[] =
    onOpen === null
      ? []
      : [
          {
            key: 'actions',
            head: t.actions,
            cell: (row) => (
              <Button size="small" aria-label={`${t.edit}: ${words.levels[row.Level]}`} onClick={() => onOpen(row)}>
                {t.edit}
              </Button>
            ),
          },
        ];
  return [
    { key: 'level', head: t.level, cell: (row) => words.levels[row.Level] },
    ...modules.map(moduleColumn),
    ...actions,
  ];
}

function Tick({ isOpen }: { isOpen: boolean }) {
  const t = useMessages(messages);
  return (
    <>
      <span aria-hidden="true">{isOpen ? '✓' : '·'}</span>
      <VisuallyHidden>{isOpen ? t.yes : t.no}</VisuallyHidden>
    </>
  );
}

interface Grade {
  readonly RequireLevel: LevelRow['Level'];
  readonly RequireType: RequireType;
  readonly GradeMoney: number;
  readonly Edition: 'cn' | 'en';
}

function GradeTable({ rows }: { rows: readonly Grade[] }) {
  const t = useMessages(messages);
  const words = useMessages(wordsMessages);
  const format = useFormat();
  const formatMoney = ({ GradeMoney, RequireType }: Grade) => {
    if (GradeMoney > 0) return <span className={layout['nowrap']}>{words.money(format.number(GradeMoney))}</span>;
    return RequireType === 'Free' ? t.free : t.byAgreement;
  };
  const columns: readonly Column<Grade>[] = [
    { key: 'level', head: t.level, cell: (row) => words.levels[row.RequireLevel] },
    { key: 'type', head: t.type, cell: (row) => words.requireTypes[row.RequireType] },
    { key: 'money', head: t.money, cell: formatMoney },
    { key: 'edition', head: t.edition, cell: (row) => words.editions[row.Edition] },
  ];
  const toKey = (row: Grade) => `${row.Edition} ${row.RequireLevel} ${row.RequireType} ${row.GradeMoney}`;
  return <DataTable caption={t.gradesCaption} columns={columns} rows={rows} rowKey={toKey} />;
}

const { Choices } = deskFields<'SaveMembershipLevel'>();
const toRecord = ({ CanVisitModule }: LevelRow) => ({ Modules: listModules(CanVisitModule) });

interface LevelDialogProps {
  readonly level: LevelRow;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

function LevelDialog({ level, onClose, onChanged }: LevelDialogProps) {
  const t = useMessages(messages);
  const words = useMessages(wordsMessages);
  const name = words.levels[level.Level];
  return (
    <FormDialog
      operation="SaveMembershipLevel"
      rules={rules}
      row={level}
      id={level.Level}
      history={{ Kind: 'membershipLevel', ID: level.Level }}
      initial={{}}
      toRecord={toRecord}
      fixed={(known) => ({ Level: level.Level, Expected: [...listModules(known?.CanVisitModule ?? '')] })}
      refetch={async (api, { Level }) =>
        (await api('GetMembershipLevels', {})).Rows.find((row) => row.Level === Level) ?? null
      }
      labels={{ Modules: t.modules }}
      title={t.editTitle(name)}
      what={<p>{t.editWhat(name)}</p>}
      confirm={t.save}
      done={t.saved}
      onClose={onClose}
      onChanged={onChanged}
    >
      <Choices name="Modules" of={toOptions(modules, words.modules)} />
    </FormDialog>
  );
}
