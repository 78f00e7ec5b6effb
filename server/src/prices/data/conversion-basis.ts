import { dutyLeftOut } from '@btc/contract/prices/duty-left-out.ts';
import { priceUnits, taxLevels } from '@btc/contract/prices/price-codes.ts';
import type { Conversion } from '@btc/contract/prices/price-fields.ts';
import { formatCodeIn } from '@btc/contract/names.ts';
import type { DataNotes, Words } from '#data/face.ts';
import { formatOtherDuty } from '#safeguard/face.ts';
import { originNames } from '../series/price-names.ts';

type Line = DataNotes['basis'][number];
type Marks = Conversion & { readonly Demo: boolean };

const duty = { cn: '税率', en: 'Duty' };

function formatTarget({ Unit, Level, OverQuota }: Conversion): Words {
  const say = (edition: 'cn' | 'en', over: string) =>
    [
      Unit === null ? null : formatCodeIn(edition, priceUnits, Unit),
      Level === null ? null : formatCodeIn(edition, taxLevels, Level),
      OverQuota ? over : null,
    ]
      .filter((part) => part !== null)
      .join(' · ');
  return { cn: say('cn', '超配额'), en: say('en', 'over quota') };
}

function listOpenDuties({ Duties, OverQuota }: Conversion): readonly Line[] {
  return Duties.filter(({ Ruling }) => Ruling.IsOpen).map(({ Origin, Ruling }) => {
    const { cn, en } = originNames(Origin);
    return [
      duty,
      {
        cn: `${cn}按${OverQuota ? '超配额' : '配额内'}税率计算。${Ruling.TextCn}`,
        en: `${en} calculated at the ${OverQuota ? 'over-quota' : 'in-quota'} duty. ${Ruling.TextEn}`,
      },
    ];
  });
}

function listOtherDuties({ Duties }: Conversion): readonly Line[] {
  return Duties.flatMap(({ Origin, Others, OthersKnown }) => {
    const { cn, en } = originNames(Origin);
    const texts = [
      ...Others.map((other): Words => ({ cn: formatOtherDuty(other, 'cn'), en: formatOtherDuty(other, 'en') })),
      ...(OthersKnown ? [] : [dutyLeftOut]),
    ];
    return texts.map((text): Line => [duty, { cn: `${cn}：${text.cn}`, en: `${en}: ${text.en}` }]);
  });
}

export function basisOfConversion(marks: Marks): DataNotes['basis'] {
  const { Unit, Level, OverQuota, Rate, Demo } = marks;
  const name = { cn: '价格口径', en: 'Price basis' };
  if (Unit === null && Level === null && !OverQuota) return [[name, { cn: '按原报价单位和条件', en: 'As quoted' }]];
  const rate: readonly Line[] =
    Rate === null
      ? []
      : [
          [
            { cn: '汇率', en: 'Exchange rate' },
            {
              cn: `1美元兑${Rate.CnyPerUsd}元（${Rate.Day}）`,
              en: `1 USD = ${Rate.CnyPerUsd} CNY (${Rate.Day})`,
            },
          ],
        ];
  const note: Line = [
    { cn: '说明', en: 'Note' },
    {
      cn: '报价和演示汇率为虚构；税率和换算公式不是演示',
      en: 'Quotes and demonstration exchange rates are invented; duties and the conversion formula are not',
    },
  ];
  return [
    [name, formatTarget(marks)],
    ...listOpenDuties(marks),
    ...listOtherDuties(marks),
    ...rate,
    ...(Demo ? [note] : []),
  ];
}
