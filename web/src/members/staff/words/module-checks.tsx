import { type Module, modules } from '@btc/contract/members/access.ts';
import { useMessages } from '#i18n/messages.ts';
import { CheckGroup, type CheckGroupProps } from '#shell/console/check-group.tsx';
import { toOptions } from '#ui/form/select.tsx';
import { en } from './words.en.ts';
import { zh } from './words.zh.ts';

/** Any of the modules. */
export function ModuleChecks(props: Omit<CheckGroupProps<Module>, 'options'>) {
  const t = useMessages({ cn: zh, en });
  return <CheckGroup {...props} options={toOptions(modules, t.modules)} />;
}
