/** A mail address that can wrap before the @. */
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
