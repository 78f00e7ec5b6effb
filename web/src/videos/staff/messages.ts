import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  title: ['视频', 'Videos'],
  newVideo: ['新建视频', 'Add a video'],
  newWhat: [
    '先建草稿并填写标题，接着上传视频、封面和字幕，最后发布。',
    'Starts a draft with a title; then upload the video file, poster and captions, and publish.',
  ],
  create: ['新建草稿', 'Create draft'],
  created: ['已新建草稿', 'Draft created'],
  states: ['状态', 'Status'],
  all: ['全部', 'All'],
  stateNames: {
    draft: ['草稿', 'Draft'],
    published: ['已发布', 'Published'],
    withdrawn: ['已撤下', 'Taken down'],
  },
  empty: ['还没有视频。', 'There are no videos yet.'],
  caption: ['视频', 'Videos'],
  name: ['标题', 'Title'],
  untitled: ['（无标题）', '(untitled)'],
  topic: ['分类', 'Topic'],
  topics: {
    market: ['行情与成本', 'Market and cost'],
    policy: ['政策与配额', 'Policy and quotas'],
    plants: ['工厂与产地', 'Plants and origins'],
    data: ['数据怎么读', 'Reading the data'],
  },
  access: ['观看权限', 'Access'],
  accesses: {
    free: ['所有人', 'Everybody'],
    member: ['会员', 'Members'],
  },
  state: ['状态', 'Status'],
  length: ['时长', 'Length'],
  changed: ['最近修改', 'Last change'],
  words: ['文字', 'Text'],
  fields: {
    Topic: ['分类', 'Topic'],
    Access: ['观看权限', 'Access'],
    'Cn.Summary': ['中文简介', 'Summary (Chinese)'],
    'En.Summary': ['英文简介', 'Summary (English)'],
  },
  wordsHint: [
    '只填一种语言时，视频只在那一版显示。标题和简介要同时填写。',
    'With text in one language only, the video appears in that edition only. A title needs a summary and vice versa.',
  ],
  rankHint: ['1排在最前', '1 comes first'],
  noRank: ['不推荐', 'Not featured'],
  save: ['保存', 'Save'],
  saved: ['已保存', 'Saved'],
  film: ['视频文件', 'Video file'],
  filmHint: [
    (megabytes: string) =>
      `MP4（H.264）或 WebM，不超过${megabytes} MB。两种格式都上传，所有浏览器都能播放；同一格式再次上传会替换原来的文件。`,
    (megabytes) =>
      `MP4 (H.264) or WebM, up to ${megabytes} MB. With both, every browser can play it; another file of the same format replaces the first.`,
  ],
  file: ['选择文件', 'Choose a file'],
  upload: ['上传', 'Upload'],
  goOn: ['继续上传', 'Resume upload'],
  stop: ['停止', 'Stop'],
  stopped: ['已停止。', 'Stopped.'],
  sending: [(percent: string) => `已上传${percent}`, (percent) => `${percent} uploaded`],
  brokenOff: [
    (percent: string) => `已上传${percent}，可以从这里继续。`,
    (percent) => `${percent} uploaded; you can resume from here.`,
  ],
  checking: ['正在上传最后一段并检查文件…', 'Uploading the last part and checking the file…'],
  answerLost: [
    '上传最后一段时连接中断。请看上面是否已有该文件；没有的话请重新上传。',
    'The connection was lost during the last part. Check above whether the file is there; if not, upload it again.',
  ],
  uploaded: [(format: string) => `${format} 文件已上传`, (format) => `${format} file uploaded`],
  noFiles: ['还没有视频文件。', 'No video file yet.'],
  fileFacts: [
    (format: string, size: string, width: string, height: string) => `${format} · ${size} MB · ${width}×${height}`,
    (format, size, width, height) => `${format} · ${size} MB · ${width}×${height}`,
  ],
  errors: {
    format: ['文件不是 MP4 或 WebM。', 'The file is neither MP4 nor WebM.'],
    codec: [
      '浏览器无法播放这种编码，请转成 H.264（MP4）或 VP9（WebM）。',
      'Browsers cannot play this encoding; convert it to H.264 (MP4) or VP9 (WebM).',
    ],
    unreadable: ['文件不完整，读不出时长和画面。', 'The file is incomplete: its length and picture cannot be read.'],
    notWebVtt: [
      '文件不是 WebVTT 字幕（第一行应为 WEBVTT）。',
      'Not a WebVTT caption file (the first line must be WEBVTT).',
    ],
    empty: ['字幕文件里没有字幕。', 'The file contains no captions.'],
    notUtf8: ['字幕文件不是 UTF-8 编码。', 'The caption file is not in UTF-8.'],
  },
  badCue: [
    (line: string) => `第${line}行的时间有误，或者下面没有文字。`,
    (line) => `The times in line ${line} are wrong, or no text follows.`,
  ],
  poster: ['封面', 'Poster'],
  posterHint: ['JPEG、PNG 或 WebP，16:9，不超过6 MB', 'JPEG, PNG or WebP, 16:9, up to 6 MB'],
  noPoster: ['还没有封面。', 'No poster yet.'],
  captions: ['字幕', 'Captions'],
  captionLanguages: {
    cn: ['中文字幕', 'Chinese captions'],
    en: ['英文字幕', 'English captions'],
  },
  captionThere: [
    'WebVTT（.vtt），UTF-8 编码。已有字幕，再次上传会替换。',
    'WebVTT (.vtt) in UTF-8. Captions exist; another file replaces them.',
  ],
  captionFetch: ['下载现有字幕', 'Download captions'],
  captionMissing: ['WebVTT（.vtt），UTF-8 编码。还没有字幕。', 'WebVTT (.vtt) in UTF-8. No captions yet.'],
  takeOff: ['移除', 'Remove'],
  takeOffName: [(file: string) => `移除${file}`, (file) => `Remove: ${file}`],
  takeOffWhat: [
    '文件随即从视频中移除，无法恢复；以后可以重新上传。',
    'The file is removed from the video at once and cannot be restored; another can be uploaded.',
  ],
  tookOff: ['已移除', 'Removed'],
  preview: ['预览', 'Preview'],
  publish: ['发布', 'Publish'],
  publishWhat: [
    '视频将出现在网站上填写了文字的版本里。',
    'The video appears in each edition that has a title and summary.',
  ],
  published: ['视频已发布', 'Video published'],
  withdraw: ['撤下', 'Take down'],
  withdrawWhat: [
    '视频将从网站上消失，链接随即失效；以后可以重新发布。',
    'The video disappears from the site and its links stop working at once; it can be published again.',
  ],
  withdrawn: ['视频已撤下', 'Video taken down'],
  remove: ['删除草稿', 'Delete draft'],
  removeWhat: [
    '草稿连同已上传的文件一起删除，无法恢复。',
    'The draft and its files are deleted and cannot be restored.',
  ],
  removed: ['草稿已删除', 'Draft deleted'],
  gaps: {
    words: ['标题和简介', 'title and summary'],
    poster: ['封面', 'poster'],
    file: ['视频文件', 'video file'],
  },
  missingText: [
    (things: string) => `发布前还缺：${things}。`,
    (things) => `Still needed before publishing: ${things}.`,
  ],
  comma: ['、', ', '],
  open: ['查看页面', 'Open page'],
});

export type VideoDeskMessages = (typeof messages)['cn'];
