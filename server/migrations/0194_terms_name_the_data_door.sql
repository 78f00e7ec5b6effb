-- Version 2 of the terms of use: what programs may read by the data door. It allows more than before, so nobody is asked again.
-- Not where the portal has written a version of its own.
create temporary table terms_sentence (edition text, old text, new text, changes text) on commit drop;
insert into terms_sentence values
  (
    'cn',
    '未经书面同意，不得成批复制、转售或公开发布会员内容，也不得用程序大量抓取。',
    '未经书面同意，不得成批复制、转售或公开发布会员内容，也不得用程序大量抓取。数据接口除外：程序可在限额内读取公开部分，以及凭您自己的密钥或登录读取账户已开通的数据，供本企业内部使用。',
    '补充说明：程序可以通过数据接口读取哪些内容'
  ),
  (
    'en',
    'Without written consent you may not copy it in bulk, resell or publish members’ content, or harvest it by program.',
    'Without written consent you may not copy it in bulk, resell or publish members’ content, or harvest it by program. The data door is the exception: within its limits programs may read what is open, and with a key or session of your own what your account opens, for use within your company.',
    'Says what programs may read by the data door'
  );

with first as (
  select version.id from legal_version version
  where version.kind = 'terms' and version.version = 1
    and not exists (select from legal_version later where later.kind = 'terms' and later.version > 1)
), second as (
  insert into legal_version (kind, version, effective_on, is_material)
  select 'terms', 2, '2026-12-01', false from first
  returning id
)
insert into legal_version_text (version_id, edition, changes, body)
select second.id, text.edition, sentence.changes, replace(text.body, sentence.old, sentence.new)
from first
cross join second
join legal_version_text text on text.version_id = first.id
join terms_sentence sentence on sentence.edition = text.edition;
