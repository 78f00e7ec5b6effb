import { marketOperations as contract } from '@btc/contract/market/market.operations.ts';
import type { MarketPostRow } from '@btc/contract/market/market-fields.ts';
import type { Api } from '@btc/contract/client.ts';
import { maxPageSize } from '@btc/contract/fields.ts';
import { meatNames } from '@btc/reference/goods/meats.ts';
import { hsStorages } from '@btc/reference/goods/hs-codes.ts';
import {
  ask,
  coded,
  type DataSet,
  dataSet,
  dateAttribute,
  dimension,
  findSpan,
  mark,
  measure,
  noteSource,
  numberAttribute,
  textAttribute,
} from '#data/face.ts';
import { readAllPages } from '#platform/export/file-route.ts';

const types = [
  { code: 'futures', nameCn: '期货', nameEn: 'Forward' },
  { code: 'spot', nameCn: '现货', nameEn: 'Spot' },
  { code: 'livecattle', nameCn: '活牛', nameEn: 'Live cattle' },
  { code: 'analysis', nameCn: '行情分析', nameEn: 'Analysis' },
];

const sides = [
  { code: 'offer', nameCn: '供应', nameEn: 'Offer' },
  { code: 'enquiry', nameCn: '求购', nameEn: 'Enquiry' },
];

const states = [
  { code: 'open', nameCn: '有效', nameEn: 'Open' },
  { code: 'closed', nameCn: '已关闭', nameEn: 'Closed' },
  { code: 'expired', nameCn: '已过期', nameEn: 'Expired' },
  { code: 'removed', nameCn: '已撤下', nameEn: 'Taken down' },
];

const wantedStates = [
  { code: 'open', nameCn: '有效', nameEn: 'open' },
  { code: 'closed', nameCn: '已关闭或过期', nameEn: 'closed or expired' },
  { code: 'all', nameCn: '全部', nameEn: 'all' },
];

interface BoardRow {
  readonly post: MarketPostRow;
  readonly isLocked: boolean;
}

/** An empty list is of the same board. */
async function isDemoBoard(api: Api, rows: readonly MarketPostRow[]): Promise<boolean> {
  if (rows.length > 0) return rows.some(({ Demo }) => Demo);
  const { Rows } = await api('GetWebMarket', { State: 'all', PageSize: 1 });
  return Rows.some(({ Demo }) => Demo);
}

const board = dataSet<BoardRow>(
  'board',
  {
    title: ['市场供求', 'Market board'],
    lead: [
      '企业发布的供应、求购和行情分析，最新在前；企业以编号显示，名称和厂号仅对会员开放。',
      'Offers, enquiries and analyses of companies, newest first; companies under numbers, their names and plant numbers for members.',
    ],
    call: contract.GetWebMarket,
    parameters: {
      type: { title: { cn: '类型', en: 'Type' }, names: types, isFilter: true },
      side: { names: sides, isFilter: true },
      meat: { names: meatNames, isFilter: true },
      state: { names: wantedStates },
      plant: { title: { cn: '厂号', en: 'Plant' } },
    },
    columns: [
      dimension('post', ['帖子编号', 'Post'], ({ post }) => post.MarketID),
      textAttribute('posted_at', ['发布时间', 'Posted at'], ({ post }) => post.CreatedDate),
      textAttribute('updated_at', ['修改时间', 'Updated at'], ({ post }) => post.UpdatedDate),
      dateAttribute('valid_until', ['有效期至', 'Valid until'], ({ post }) => post.ValidUntil),
      coded('type', ['类型', 'Type'], types, ({ post }) => post.Type),
      coded('side', ['供求', 'Side'], sides, ({ post }) => post.Side),
      coded('state', ['状态', 'State'], states, ({ post }) => post.State),
      textAttribute('title', ['标题', 'Title'], ({ post }) => post.Title),
      coded('meat', ['品种', 'Meat'], meatNames, ({ post }) => post.Meat),
      textAttribute('origin', ['产地', 'Origin'], ({ post }) => post.Origin, { label: 'origin_name' }),
      textAttribute('origin_name', ['产地名称', 'Origin, name'], ({ post }) => post.OriginName),
      textAttribute('cut', ['部位', 'Cut'], ({ post }) => post.Cut, { label: 'cut_name' }),
      textAttribute('cut_name', ['部位名称', 'Cut, name'], ({ post }) => post.CutName),
      coded('storage', ['储藏方式', 'Storage'], hsStorages, ({ post }) => post.Storage),
      textAttribute('spec', ['规格', 'Specification'], ({ post }) => post.Spec),
      {
        ...textAttribute<BoardRow>('plant', ['厂号', 'Plant'], ({ post }) => post.PlantNo),
        gap: ({ post }) => (post.HasPlantNo ? 'locked' : null),
      },
      numberAttribute('quantity', ['数量', 'Quantity'], '', ({ post }) => post.Quantity),
      textAttribute('quantity_unit', ['数量单位', 'Unit of quantity'], ({ post }) => post.QuantityUnit),
      measure('price', ['价格', 'Price'], '', ({ post }) => post.Price),
      textAttribute('price_unit', ['价格单位', 'Unit of price'], ({ post }) => post.PriceUnit),
      textAttribute('term', ['价格条件', 'Terms'], ({ post }) => post.Term),
      textAttribute('port', ['港口', 'Port'], ({ post }) => post.Port, { label: 'port_name' }),
      textAttribute('port_name', ['港口名称', 'Port, name'], ({ post }) => post.PortName),
      {
        ...textAttribute<BoardRow>('shipment_month', ['船期', 'Shipment'], ({ post }) => post.ShipmentMonth),
        type: 'month',
      },
      textAttribute('text', ['正文', 'Text'], ({ post }) => post.Text),
      textAttribute('company', ['企业编号', 'Company'], ({ post }) => String(post.CompanyNo)),
      {
        ...textAttribute<BoardRow>('company_name', ['企业名称', 'Company, name'], ({ post }) => post.CompanyName),
        gap: ({ isLocked }) => (isLocked ? 'locked' : null),
      },
      textAttribute('company_type', ['企业类型', 'Company, type'], ({ post }) => post.CompanyType),
      textAttribute('company_country', ['企业所在国', 'Company, country'], ({ post }) => post.CompanyCountry),
      mark('own', ['本人发布', 'Own'], ({ post }) => post.Own),
      mark('demonstration', ['演示数据', 'Demonstration'], ({ post }) => post.Demo),
    ],
  },
  async (api, fields) => {
    const question = { ...ask(contract.GetWebMarket, fields), PageSize: maxPageSize };
    const { Rows, Dict } = await readAllPages((Page) => api('GetWebMarket', { ...question, Page }));
    const isLocked = Dict.Locked !== null;
    return {
      rows: Rows.map((post) => ({ post, isLocked })),
      notes: noteSource(
        { cn: 'Beef to China 市场，由企业发布', en: 'Market board of Beef to China, as companies posted it' },
        {
          isDemo: await isDemoBoard(api, Rows),
          span: findSpan(Rows.map(({ CreatedDate }) => CreatedDate.slice(0, 10))),
          locked: Dict.Locked === null ? null : { module: 'Market', reason: Dict.Locked, before: null },
        },
      ),
    };
  },
);

export const boardSets: readonly DataSet[] = [board];
