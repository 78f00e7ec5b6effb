import { alertPercents, type AlertKind, defaultThresholds, listAlertKinds } from '@btc/contract/my-list/alert-kinds.ts';
import type { AlertRule } from '@btc/contract/my-list/alerts.ts';
import type { PinRow } from '@btc/contract/my-list/pins.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import fold from '#ui/form/fold.module.css';
import { Select } from '#ui/form/select.tsx';
import { messages } from './alert-messages.ts';
import styles from './pins.module.css';
import type { Alerts } from './use-alerts.ts';

interface PinAlertsProps extends Pick<Alerts, 'listRules' | 'set'> {
  readonly pin: PinRow;
}

export function PinAlerts({ pin, listRules, set }: PinAlertsProps) {
  const t = useMessages(messages);
  const kinds = listAlertKinds(pin);
  const rules = listRules(pin);
  if (kinds.length === 0) return <p className={shared['small']}>{t.noAlerts}</p>;
  const on = kinds.filter((kind) => rules.some(({ Alert }) => Alert === kind)).map((kind) => t.kinds[kind]);
  return (
    <details data-print="hide">
      <summary className={classNames(fold['line'], styles['alertLine'])}>
        <span>
          {t.alerts} <span className={shared['small']}>{on.length === 0 ? t.none : t.list(on)}</span>
        </span>
      </summary>
      <fieldset className={styles['alertKinds']} aria-label={t.alertsOf(pin.Name)}>
        {kinds.map((kind) => (
          <AlertChoice
            key={kind}
            kind={kind}
            rule={rules.find(({ Alert }) => Alert === kind)}
            onChange={(change) => set(pin, { alert: kind, ...change })}
          />
        ))}
      </fieldset>
    </details>
  );
}

interface AlertChoiceProps {
  readonly kind: AlertKind;
  /** Undefined: the alert is off. */
  readonly rule: AlertRule | undefined;
  readonly onChange: (change: { readonly isOn: boolean; readonly percent: AlertRule['Percent'] }) => void;
}

function AlertChoice({ kind, rule, onChange }: AlertChoiceProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const first = alertPercents.find((one) => one === defaultThresholds[kind]) ?? null;
  const percent = rule?.Percent ?? first;
  return (
    <div className={shared['line']}>
      <Checkbox checked={rule !== undefined} onChange={({ target }) => onChange({ isOn: target.checked, percent })}>
        {t.choices[kind]}
      </Checkbox>
      {percent !== null && rule !== undefined && (
        <Select
          label={t.percentOf(t.kinds[kind])}
          hideLabel
          options={alertPercents.map((one) => ({ value: String(one), label: t.from(format.number(one)) }))}
          value={String(percent)}
          onChange={(chosen) =>
            onChange({ isOn: true, percent: alertPercents.find((one) => String(one) === chosen) ?? first })
          }
        />
      )}
    </div>
  );
}
