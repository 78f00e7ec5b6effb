import type { CountedOption } from '@btc/contract/plants/plant-fields.ts';
import { effectBases } from '@btc/contract/plants/plant-codes.ts';
import { addDays } from '@btc/contract/time.ts';
import { effectBasisNames } from '@btc/reference/plants/plant-scopes.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { bindDraft } from '#ui/form/bind-draft.ts';
import { SegmentedLinks } from '#ui/form/segmented-control.tsx';
import { Select } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { type PlantsState, plantsAddress } from '../directory/directory-address.ts';
import type { ChangesAnswer } from '../directory/plants-query.ts';
import { useQueryState } from '../directory/use-query-state.ts';
import { useOptions } from '#ui/form/named-options.ts';
import styles from './changes.module.css';
import { messages } from './messages.ts';

const presets = [30, 90, 365] as const;

interface PeriodFormProps {
  readonly state: PlantsState;
  readonly dict: ChangesAnswer['board']['dict'];
  readonly origins: readonly CountedOption[];
}

export function PeriodForm({ state, dict, origins }: PeriodFormProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const navigate = useNavigate();
  const request = useQueryState();
  const go = (change: Partial<PlantsState>) =>
    void navigate(plantsAddress(edition, { ...request, ...change, page: 1 }), { preventScrollReset: true });
  const bases = useOptions(effectBasisNames);
  const preset = presets.find((days) => dict.StartDate === addDays(dict.EndDate, -days) && state.to === '');
  return (
    <div className={classNames(shared['filters'], styles['filters'])}>
      <SegmentedLinks
        label={t.period}
        options={presets.map((days) => ({
          value: String(days),
          label: t.presets[days],
          to: plantsAddress(edition, {
            ...request,
            from: days === 90 ? '' : addDays(dict.EndDate, -days),
            to: '',
            page: 1,
          }),
        }))}
        value={preset === undefined ? '' : String(preset)}
      />
      <Days key={`${dict.StartDate} ${dict.EndDate}`} from={dict.StartDate} to={dict.EndDate} onShow={go} />
      <OriginSelect origins={origins} />
      {dict.Locked === null && (
        <Select
          label={t.basis}
          options={[{ value: '', label: t.anyBasis }, ...bases]}
          value={effectBases.find((basis) => basis === request.basis) ?? ''}
          onChange={(basis) => go({ basis })}
        />
      )}
    </div>
  );
}

function Days({ from, to, onShow }: { from: string; to: string; onShow: (change: Partial<PlantsState>) => void }) {
  const t = useMessages(messages);
  const [days, setDays] = useState({ from, to });
  const { text } = bindDraft(days, setDays);
  return (
    <form
      className={styles['days']}
      onSubmit={(event) => {
        event.preventDefault();
        onShow(days);
      }}
    >
      <TextField type="date" name="from" label={t.from} {...text('from')} />
      <TextField type="date" name="to" label={t.to} {...text('to')} />
      <Button type="submit">{t.show}</Button>
    </form>
  );
}

export function OriginSelect({ origins }: Pick<PeriodFormProps, 'origins'>) {
  const t = useMessages(messages);
  const edition = useEdition();
  const navigate = useNavigate();
  const request = useQueryState();
  return (
    <Select
      label={t.origin}
      options={[{ value: '', label: t.allOrigins }, ...useOptions(origins)]}
      value={request.origins.length === 1 ? (request.origins[0] ?? '') : ''}
      onChange={(code) =>
        void navigate(plantsAddress(edition, { ...request, origins: code === '' ? [] : [code], page: 1 }), {
          preventScrollReset: true,
        })
      }
    />
  );
}
