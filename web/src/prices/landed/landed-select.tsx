import { useState } from 'react';
import { Select, type Option } from '#ui/form/select.tsx';

export interface LandedSelectProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
}

export function LandedSelect({ name, label, value, options }: LandedSelectProps) {
  const [chosen, setChosen] = useState(value);
  return <Select name={name} label={label} options={options} value={chosen} onChange={setChosen} />;
}
