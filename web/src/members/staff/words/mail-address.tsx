/** A mail address that breaks where people read a pause. */
export function MailAddress({ email }: { email: string | null }) {
  if (email === null) return null;
  const [name = '', domain = ''] = email.split('@');
  return (
    <>
      {name}
      <wbr />@{domain}
    </>
  );
}
