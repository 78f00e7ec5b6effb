import { Part } from './part.tsx';
import { Sessions } from './sessions.tsx';

/** The password, and where it has been used. */
export function SecurityPart() {
  return (
    <Part name="security">
      <Sessions />
    </Part>
  );
}
