import type { ArithmeticLine } from '@btc/contract/prices/price-fields.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { messages } from './messages.ts';
import styles from './quotes.module.css';

const signs = { set: '', multiply: '×', divide: '÷', add: '+', subtract: '−' } as const;

export function ArithmeticTable({ lines }: { lines: readonly ArithmeticLine[] }) {
  const t = useMessages(messages);
  const format = useFormat();
  const units = {
    'USD/t': format.unit.usdPerTonne,
    'USD/kg': format.unit.usdPerKg,
    'CNY/t': format.unit.cnyPerTonne,
    'CNY/kg': format.unit.cnyPerKg,
  } as const satisfies Record<ArithmeticLine['Unit'], string>;
  const figure = (value: number) => format.number(value, Number.isInteger(value) ? 0 : value < 100 ? 4 : 2);
  return (
    <table className={styles['sum']}>
      <tbody>
        {lines.map(({ Step, Operation, Figure, Percent, Value, Unit }) => (
          <tr key={Step}>
            <th scope="row">{t.steps[Step]}</th>
            <td>
              {signs[Operation]} {figure(Figure)}
              {Percent !== null && ` (${format.percent(Percent)})`}
            </td>
            <td>
              {format.number(Value, Unit.endsWith('/kg') ? 2 : 0)} {units[Unit]}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
