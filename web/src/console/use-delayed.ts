import { useEffect, useState } from 'react';

/** True once it has been shown for so long. */
export function useDelayed(ms: number): boolean {
  const [isDelayed, setDelayed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isDelayed;
}
