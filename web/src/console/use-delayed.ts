import { useEffect, useState } from 'react';

export function useDelayed(ms: number): boolean {
  const [isDelayed, setDelayed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isDelayed;
}
