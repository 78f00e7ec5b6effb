/** What a room is called and what will be in it, for the pages that wait for their room. */
export interface RoomText {
  readonly title: string;
  readonly text: string;
}

export const zh = {
  kicker: '尚未开放',
  note: '本栏目正在建设，地址已经确定，开放后可以直接从这里进入。',
  toNews: '去看资讯',
  rooms: {
    videos: { title: '视频', text: '这里将提供行情讲解、工厂走访和展会现场的短视频，登录后可以收藏。' },
    price: { title: '牛肉价格', text: '这里将按原产国和部位提供现货、期货报价：低价、主流价、高价、涨跌和历史走势。' },
    porkPrice: { title: '猪肉价格', text: '这里将提供进口猪肉及副产品各部位的报价、涨跌和历史走势。' },
    market: { title: '市场', text: '这里将发布期货、现货、活牛的供求信息和市场讨论。' },
    plants: {
      title: '牛肉工厂',
      text: '这里将可以按注册编号、企业名称和国家查询获准向中国出口牛肉的工厂，并查看其状态变动。',
    },
    porkPlants: {
      title: '猪肉工厂',
      text: '这里将可以按注册编号、企业名称和国家查询获准向中国出口猪肉的工厂，并查看其状态变动。',
    },
    account: { title: '我的账户', text: '这里将可以查看和修改企业资料、会员期限和密码。' },
  },
} satisfies RoomTexts;

/** Rooms that can stand as a page of their own before they are built. */
export type WaitingRoom = keyof typeof zh.rooms;

interface RoomTexts {
  readonly kicker: string;
  readonly note: string;
  readonly toNews: string;
  readonly rooms: Readonly<Record<string, RoomText>>;
}

export type RoomMessages = Omit<RoomTexts, 'rooms'> & { readonly rooms: Readonly<Record<WaitingRoom, RoomText>> };
