import type { PlantStatusCode } from '@btc/reference/plant-statuses.ts';

type Note = readonly [cn: string, en: string];

/** What the history of an invented plant says of an event. */
export const eventNotes: Readonly<Record<PlantStatusCode, readonly Note[]>> = {
  NEW: [['首次列入对华注册名单', 'First listed for China']],
  REGAIN: [['整改后恢复对华出口', 'Exports to China resumed after corrective action']],
  SUSP_CN: [
    ['到港抽检检出药物残留', 'Residue found in a sample on arrival'],
    ['视频检查发现卫生控制问题', 'Hygiene control found wanting in a video audit'],
    ['证书与货物不符', 'Certificate and cargo did not agree'],
    ['产地出现非洲猪瘟', 'African swine fever in the country of origin'],
  ],
  SUSP_SELF: [
    ['企业因员工感染自主暂停', 'Stopped by the plant after infections among its staff'],
    ['设备改造，企业自主暂停', 'Stopped by the plant while it was rebuilt'],
    ['企业申请自主暂停', 'Stopped at the request of the plant'],
  ],
  CANCEL: [['停止经营，注销注册', 'Closed; registration cancelled']],
  RENUM: [['主管部门调整工厂编号', 'Number changed by the national authority']],
  INFO: [
    ['企业名称变更', 'Name of the company changed'],
    ['厂区地址变更', 'Address of the plant changed'],
  ],
  SCOPE: [
    ['增加副产品', 'Offal added to the scope'],
    ['增加带骨产品', 'Bone-in products added to the scope'],
  ],
  EXPIRE: [['注册到期，未获延续', 'Registration ran out and was not renewed']],
  RENEW: [['注册延续五年', 'Registration renewed for five years']],
  WARN: [['加严抽检', 'Sampling stepped up']],
};
