import { useMessages } from '#i18n/messages.ts';
import styles from './app.module.css';
import { messages } from './app-messages.ts';

/** WeChat's browser can neither open the app nor download it: shows its menu and the entry to choose. */
export function PromptPicture() {
  const t = useMessages(messages);
  return (
    <section className={styles['prompt']} data-for-messenger="">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn in place, in the colours of the theme */}
      <svg viewBox="0 0 320 210" role="img" aria-label={t.promptAlt} className={styles['promptPicture']}>
        <rect x="20" y="62" width="280" height="136" rx="6" fill="var(--wash)" stroke="var(--line)" />
        <path d="M20 96h280" stroke="var(--line)" />
        <path d="m36 79 7-7m-7 7 7 7" fill="none" stroke="var(--ink-2)" strokeWidth="2" />
        <rect x="120" y="75" width="80" height="8" rx="4" fill="var(--line-strong)" opacity="0.5" />
        <circle cx="266" cy="79" r="2.5" fill="var(--ink)" />
        <circle cx="275" cy="79" r="2.5" fill="var(--ink)" />
        <circle cx="284" cy="79" r="2.5" fill="var(--ink)" />
        <circle cx="275" cy="79" r="19" fill="none" stroke="var(--accent)" strokeWidth="2.5" />
        <path d="M212 22c28-8 52 4 60 30" fill="none" stroke="var(--accent)" strokeWidth="2.5" />
        <path d="m264 42 9 12 6-14" fill="none" stroke="var(--accent)" strokeWidth="2.5" />
        <rect x="148" y="110" width="140" height="72" rx="6" fill="var(--paper)" stroke="var(--line-strong)" />
        <rect x="164" y="126" width="76" height="7" rx="3.5" fill="var(--line)" />
        <rect x="152" y="144" width="132" height="30" rx="4" fill="var(--accent-wash)" />
        <text x="218" y="164" textAnchor="middle" fontSize="14" fontWeight="600" fill="var(--accent)">
          {t.promptMenu}
        </text>
        <rect x="36" y="116" width="88" height="7" rx="3.5" fill="var(--line)" />
        <rect x="36" y="134" width="72" height="7" rx="3.5" fill="var(--line)" />
        <rect x="36" y="152" width="94" height="7" rx="3.5" fill="var(--line)" />
      </svg>
      <h2>{t.promptTitle}</h2>
      <p>{t.promptText}</p>
    </section>
  );
}
