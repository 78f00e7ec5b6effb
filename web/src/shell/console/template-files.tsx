import type { Edition } from '@btc/contract/members/access.ts';
import { useEdition } from '#i18n/edition.ts';
import { FileLink } from '#ui/data/file-link.tsx';
import layout from './layout.module.css';

interface TemplateFilesProps {
  readonly name: string;
  readonly failed: string;
  readonly toPath: (edition: Edition, form: 'csv' | 'xlsx') => string;
}

export function TemplateFiles({ name, failed, toPath }: TemplateFilesProps) {
  const edition = useEdition();
  return (
    <p className={layout['actions']}>
      {name}
      {(['xlsx', 'csv'] as const).map((form) => (
        <FileLink key={form} path={toPath(edition, form)} failed={failed}>
          {form.toUpperCase()}
        </FileLink>
      ))}
    </p>
  );
}
