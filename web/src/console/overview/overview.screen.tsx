import { useMessages } from '#i18n/messages.ts';
import { ScreenPage } from '#shell/console/screen-page.tsx';
import { hasRole, useStaff } from '#shell/console/staff.ts';
import { HealthPart } from './health-part.tsx';
import { messages } from './messages.ts';
import { ReadersPart } from './readers-part.tsx';
import { WaitingPart } from './waiting-part.tsx';
import { WeekPart } from './week-part.tsx';
import { WriteButton } from './write-button.tsx';

export function OverviewScreen() {
  const t = useMessages(messages);
  const { role } = useStaff();
  return (
    <ScreenPage title={t.title} actions={hasRole(role, ['editor']) ? <WriteButton /> : undefined}>
      <WaitingPart />
      {hasRole(role, ['analyst']) && <WeekPart />}
      <ReadersPart />
      {hasRole(role, ['analyst']) && <HealthPart />}
    </ScreenPage>
  );
}
