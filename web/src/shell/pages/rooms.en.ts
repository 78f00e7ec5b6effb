import type { RoomMessages } from './rooms.zh.ts';

export const en = {
  kicker: 'Not open yet',
  note: 'This section is being built. Its address is final: it will open right here.',
  toNews: 'Read the news',
  rooms: {
    videos: {
      title: 'Videos',
      text: 'Short films on the market, on plants and from trade fairs; logged-in readers can save them.',
    },
    price: {
      title: 'Beef prices',
      text: 'Spot and forward quotes by origin and cut: low, mainstream and high, with their change and history.',
    },
    porkPrice: {
      title: 'Pork prices',
      text: 'Quotes for imported pork and pork offal by cut, with their change and history.',
    },
    market: {
      title: 'Market',
      text: 'Offers and enquiries for futures, spot and live cattle, and discussion of the market.',
    },
    plants: {
      title: 'Beef plants',
      text: 'Plants approved to ship beef to China, by establishment number, name and country, with every change of their status.',
    },
    porkPlants: {
      title: 'Pork plants',
      text: 'Plants approved to ship pork to China, by establishment number, name and country, with every change of their status.',
    },
    account: { title: 'My account', text: 'Your company details, membership period and password.' },
  },
} satisfies RoomMessages;
