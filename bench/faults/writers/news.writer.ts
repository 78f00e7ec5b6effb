import type { Desk, Writer } from './writer.ts';

const saves = 4;

async function write({ call, ledger, nextNumber }: Desk): Promise<void> {
  const title = `Article of writer ${nextNumber()}`;
  const api = call('editors');
  const { Row } = await api('CreateDeskArticle', { Section: 'trade' }).catch((error: unknown) => {
    ledger.noteUnanswered('article');
    throw error;
  });
  const { ArticleID } = Row;
  ledger.acknowledge('article', String(ArticleID));
  let { Revision } = Row.Texts.cn;
  for (let number = 1; number <= saves; number += 1) {
    ledger.attempt('save', `${title} ${number}`);
    const saved = await api('SaveDeskArticleText', {
      ArticleID,
      Edition: 'cn',
      ExpectedRevision: Revision,
      Title: title,
      Summary: title,
      Body: `<p>${number}</p>`,
      Attachments: [],
    });
    ({ Revision } = saved.Row);
    ledger.acknowledge('save', `${title} ${number}`);
  }
  ledger.attempt('publishing', title);
  await api('PublishDeskArticle', { ArticleID, Revisions: { cn: Revision, en: 0, detail: Row.DetailRevision } });
  ledger.acknowledge('publishing', title);
}

export const articleWriter: Writer = {
  name: 'articles',
  act: write,
  stored: {
    // More numbers that no writer was told than calls without an answer are articles that were made twice.
    article: `select id::text as key, 1 as count from news_article where not is_demo`,
    // Each save raises the revision by one: one more than the number in the text is a save that was done twice.
    save: `select t.title || ' ' || n as key,
        case when n = written.number then 1 + t.revision - written.number else 1 end as count
      from news_manuscript_text t, lateral (select substring(t.body_html from '\\d+')::int as number) written,
        lateral generate_series(1, written.number) n
      where t.edition = 'cn' and t.title like 'Article of writer %'`,
    publishing: `select t.title as key, count(*)::int as count from news_article n
      join news_article_text t on t.article_id = n.id and t.edition = 'cn'
      where n.state = 'published' and t.title like 'Article of writer %' group by 1`,
  },
  halfDone: {
    'published articles without a text': `select count(*)::int as count from news_article n where n.state = 'published'
      and not exists (select from news_article_text t where t.article_id = n.id)`,
    'manuscripts without an article': `select count(*)::int as count from news_manuscript m
      where not exists (select from news_article n where n.id = m.article_id)`,
    'texts that two versions claim': `select count(*)::int as count from news_version v
      join news_manuscript_text t on t.article_id = v.article_id and t.edition = v.edition
      where v.kind = 'conflict' and t.title like 'Article of writer %'`,
  },
};
