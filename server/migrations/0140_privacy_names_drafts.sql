-- Version 2 of the privacy text: what is being written and where a video stopped also stay in the browser.
-- Not where the portal has written a version of its own.
create temporary table privacy_sentence (edition text, old text, new text, changes text) on commit drop;
insert into privacy_sentence values
  (
    'cn',
    '语言选择、所在栏目和是否关闭二维码保存在会话存储中，关闭浏览器即失效。',
    '您正在填写、尚未提交的内容，以及语言选择、所在栏目和是否关闭二维码，保存在会话存储中：前者提交后或退出登录即删除，其余关闭浏览器即失效。未能发出的会员申请保存在本地存储中，发出后即删除。最近看过的视频（至多四十个）各看到何处保存在本地存储中，看完即删除，您也可以随时在浏览器中清除。这些内容只在您的设备上，提交之前我们看不到。',
    '补充说明：未提交的内容和视频观看位置保存在您的浏览器里'
  ),
  (
    'en',
    'Your choice of language, the selected tab and a dismissed QR code are kept in session storage until the browser is closed.',
    'What you are writing and have not sent yet is kept in session storage until you send it or log out; your choice of language, the selected tab and a dismissed QR code until the browser is closed. A membership request that could not be sent waits in local storage until it is. Where you stopped in the videos you watched last, forty at most, is kept in local storage until you have seen them to the end; you may clear it in your browser at any time. All this stays on your device: we do not see it before you send it.',
    'Says that unsent text and your place in videos are kept in your browser'
  );

with first as (
  select version.id from legal_version version
  where version.kind = 'privacy' and version.version = 1
    and not exists (select from legal_version later where later.kind = 'privacy' and later.version > 1)
), second as (
  insert into legal_version (kind, version, effective_on, is_material)
  select 'privacy', 2, '2026-12-01', false from first
  returning id
)
insert into legal_version_text (version_id, edition, changes, body)
select second.id, text.edition, sentence.changes, replace(text.body, sentence.old, sentence.new)
from first
cross join second
join legal_version_text text on text.version_id = first.id
join privacy_sentence sentence on sentence.edition = text.edition;
