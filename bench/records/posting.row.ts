import type { MeasureRow } from '../bench-context.ts';
import { runJob } from '../job.ts';
import { median, quantile, shown } from '../spread.ts';
import type { posting } from './posting.job.ts';

export const measurePosting: MeasureRow = async (context) => {
  const found = await runJob<typeof posting>(new URL('./posting.job.ts', import.meta.url), {
    folder: context.folder,
    members: context.quick ? 10 : 40,
  });
  const { posts, enquiries, mails, postMs, enquiryMs, seconds, caughtUpSeconds } = found;
  const row = 'Posting';
  const wrong = {
    lost: Math.max(0, posts.requestCount - posts.stored) + Math.max(0, enquiries.requestCount - enquiries.stored),
    doubled: Math.max(0, posts.stored - posts.requestCount) + Math.max(0, enquiries.stored - enquiries.requestCount),
  };
  return [
    {
      row,
      what: 'posts and enquiries taken, 16 at once',
      value: (postMs.length + enquiryMs.length) / seconds,
      unit: '/s',
      details: `post p50 ${shown(median(postMs))}, p95 ${shown(quantile(postMs, 0.95))} ms; enquiry p50 ${shown(median(enquiryMs))}, p95 ${shown(quantile(enquiryMs, 0.95))} ms`,
      data: { postMs, enquiryMs },
    },
    {
      row,
      what: 'lost or doubled, each sent twice at once',
      value: wrong.lost + wrong.doubled,
      unit: '',
      aim: { is: 'atMost', limit: 0 },
      details: `${posts.stored} posts of ${posts.requestCount}, ${enquiries.stored} enquiries of ${enquiries.requestCount}; lost ${wrong.lost}, doubled ${wrong.doubled}`,
    },
    {
      row,
      what: 'mails lost or doubled, the server away and then refusing every fifth',
      value: Math.abs(enquiries.requestCount - mails.distinct) + (mails.arrived - mails.distinct),
      unit: '',
      aim: { is: 'atMost', limit: 0 },
      details: `${mails.arrived} arrived, ${mails.distinct} different, ${mails.refusedOnce} refused once; all there ${shown(caughtUpSeconds)} s after its return`,
    },
  ];
};
