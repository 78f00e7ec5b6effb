import type { AlertKind } from '@btc/contract/my-list/alert-kinds.ts';
import type { AlertRule } from '@btc/contract/my-list/alerts.ts';
import { isSamePin, type PinName } from '@btc/contract/my-list/pin-kinds.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { formatErrorText } from '#i18n/error-messages.ts';
import { browserApi } from '#platform/browser-api.ts';
import { toFailureKey } from '#platform/failure-key.ts';
import { toName } from '#shell/pins/use-pin-change.ts';
import { showToast } from '#ui/overlay/toast-store.ts';

export interface Alerts {
  readonly hasRules: boolean;
  readonly listRules: (pin: PinName) => readonly AlertRule[];
  /** Turns an alert on or off; `percent` is null for kinds without a threshold. Applied at once, undone on failure. */
  readonly set: (pin: PinName, change: AlertChange) => void;
}

export interface AlertChange {
  readonly alert: AlertKind;
  readonly percent: AlertRule['Percent'];
  readonly isOn: boolean;
}

export function useAlerts(loaded: readonly AlertRule[]): Alerts {
  const edition = useEdition();
  const [known, setKnown] = useState(loaded);
  const [rules, setRules] = useState(loaded);
  if (known !== loaded) {
    setKnown(loaded);
    setRules(loaded);
  }
  const set = async (pin: PinName, { alert: Alert, percent: Percent, isOn: IsOn }: AlertChange) => {
    const rule: AlertRule = { ...toName(pin), Alert, Percent };
    const isIt = (one: AlertRule) => one.Alert === Alert && isSamePin(one, pin);
    const before = rules.filter(isIt);
    const put = (own: readonly AlertRule[]) => setRules((now) => [...now.filter((one) => !isIt(one)), ...own]);
    put(IsOn ? [rule] : []);
    try {
      await browserApi()('SetAlert', { ...rule, IsOn });
    } catch (error) {
      put(before);
      showToast(formatErrorText(edition, toFailureKey(error)), 'error');
    }
  };
  return {
    hasRules: rules.length > 0,
    listRules: (pin) => rules.filter((one) => isSamePin(one, pin)),
    set: (pin, change) => void set(pin, change),
  };
}
