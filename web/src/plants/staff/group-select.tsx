import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { useCall } from '#shell/console/use-call.ts';
import { Select } from '#ui/form/select.tsx';
import { messages } from './messages.ts';

interface GroupSelectProps {
  readonly origin: string;
  /** Group id; empty for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function GroupSelect({ origin, value, onChange }: GroupSelectProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const { data } = useCall('GetPlantGroups', { Origin: origin });
  const groups = (data?.Rows ?? []).map(({ GroupID, NameCn, NameEn }) => ({
    value: String(GroupID),
    label: (edition === 'cn' ? (NameCn ?? NameEn) : (NameEn ?? NameCn)) ?? String(GroupID),
  }));
  return (
    <Select
      label={t.group}
      disabled={data === null}
      options={[{ value: '', label: t.noGroup }, ...groups]}
      value={groups.some((group) => group.value === value) ? value : ''}
      onChange={onChange}
    />
  );
}
