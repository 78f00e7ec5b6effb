import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  title: ['视频', 'Videos'],
  newVideo: ['新建视频', 'New video'],
  newWhat: [
    '先建草稿并填写标题，接着上传视频、封面和字幕，最后发布。',
    'Begins a draft with its title; film, poster and captions follow, then it is published.',
  ],
  create: ['建立草稿', 'Begin the draft'],
  created: ['已建立草稿', 'The draft is there'],
  states: ['状态', 'State'],
  all: ['全部', 'All'],
  stateNames: {
    draft: ['草稿', 'Draft'],
    published: ['已发布', 'Published'],
    withdrawn: ['已撤下', 'Withdrawn'],
  },
  empty: ['还没有视频。', 'There are no videos yet.'],
  caption: ['视频', 'Videos'],
  name: ['标题', 'Title'],
  untitled: ['（无标题）', '(no title)'],
  topic: ['分类', 'Topic'],
  topics: {
    market: ['行情与成本', 'Market and cost'],
    policy: ['政策与配额', 'Policy and quotas'],
    plants: ['工厂与产地', 'Plants and origins'],
    data: ['数据怎么读', 'Reading the data'],
  },
  access: ['权限', 'Access'],
  accesses: {
    free: ['免费', 'Free'],
    member: ['会员', 'Members'],
  },
  state: ['状态', 'State'],
  length: ['时长', 'Length'],
  changed: ['最近修改', 'Last change'],
  words: ['文字', 'Words'],
  fields: {
    Topic: ['分类', 'Topic'],
    Access: ['权限', 'Access'],
    'Cn.Summary': ['中文简介', 'Summary (Chinese)'],
    'En.Summary': ['英文简介', 'Summary (English)'],
  },
  wordsHint: [
    '只填一种语言时，视频只在那一版显示。标题和简介要同时填写。',
    'With words in one language the video is in that edition only. A title needs a summary and the other way round.',
  ],
  rankHint: ['1排在最前', '1 comes first'],
  noRank: ['不推荐', 'Not featured'],
  save: ['保存', 'Save'],
  saved: ['已保存', 'Saved'],
  film: ['视频文件', 'Film'],
  filmHint: [
    (megabytes: string) =>
      `MP4（H.264）或WebM，最大${megabytes} MB。两种格式都上传，所有浏览器都能播放；同一格式再次上传会替换原来的文件。`,
    (megabytes) =>
      `MP4 (H.264) or WebM, ${megabytes} MB at most. With both, every browser plays it; a second file of a format takes the place of the first.`,
  ],
  file: ['选择文件', 'Choose a file'],
  upload: ['上传', 'Upload'],
  goOn: ['继续上传', 'Go on uploading'],
  stop: ['停止', 'Stop'],
  stopped: ['已停止。', 'Stopped.'],
  sending: [(percent: string) => `已上传${percent}`, (percent) => `${percent} sent`],
  brokenOff: [
    (percent: string) => `已上传${percent}，可以从这里继续。`,
    (percent) => `${percent} sent; it can go on from here.`,
  ],
  checking: ['正在发送最后一段并检查文件…', 'Sending the last part and looking into the file…'],
  answerLost: [
    '发送最后一段时连接中断。请看上面是否已有该文件；没有的话请重新上传。',
    'The connection broke with the last part. See above whether the film is there; if not, send it again.',
  ],
  uploaded: [(format: string) => `${format} 文件已就位`, (format) => `The ${format} file is in place`],
  noFiles: ['还没有视频文件。', 'No video file yet.'],
  fileFacts: [
    (format: string, size: string, width: string, height: string) => `${format} · ${size} MB · ${width}×${height}`,
    (format, size, width, height) => `${format} · ${size} MB · ${width}×${height}`,
  ],
  errors: {
    format: ['文件不是MP4或WebM。', 'The file is neither MP4 nor WebM.'],
    codec: [
      '浏览器无法播放这种编码，请转成H.264（MP4）或VP9（WebM）。',
      'Browsers cannot play this coding; make it H.264 (MP4) or VP9 (WebM).',
    ],
    unreadable: ['文件不完整，读不出时长和画面。', 'The file is not whole: neither length nor picture can be read.'],
    notWebVtt: [
      '文件不是WebVTT字幕（第一行应为WEBVTT）。',
      'These are no WebVTT captions (the first line must be WEBVTT).',
    ],
    empty: ['字幕文件里没有字幕。', 'There are no captions in the file.'],
    notUtf8: ['字幕文件不是UTF-8编码。', 'The captions are not in UTF-8.'],
  },
  badCue: [
    (line: string) => `第${line}行的时间有误，或者下面没有文字。`,
    (line) => `The times in line ${line} are wrong, or no words follow.`,
  ],
  poster: ['封面', 'Poster'],
  posterHint: ['JPEG、PNG或WebP，16:9，最大6 MB', 'JPEG, PNG or WebP, 16:9, 6 MB at most'],
  noPoster: ['还没有封面。', 'No poster yet.'],
  captions: ['字幕', 'Captions'],
  captionLanguages: {
    cn: ['中文字幕', 'Chinese captions'],
    en: ['英文字幕', 'English captions'],
  },
  captionThere: [
    'WebVTT（.vtt），UTF-8编码。已有字幕，再次上传会替换。',
    'WebVTT (.vtt) in UTF-8. They are there; another file replaces them.',
  ],
  captionFetch: ['下载现有字幕', 'Download the captions'],
  captionMissing: ['WebVTT（.vtt），UTF-8编码。还没有字幕。', 'WebVTT (.vtt) in UTF-8. Not there yet.'],
  takeOff: ['移除', 'Remove'],
  takeOffName: [(file: string) => `移除${file}`, (file) => `Remove: ${file}`],
  takeOffWhat: [
    '文件随即从视频中移除，无法恢复；以后可以重新上传。',
    'The file leaves the video at once and cannot be brought back; another can be uploaded.',
  ],
  tookOff: ['已移除', 'Removed'],
  preview: ['预览', 'Preview'],
  publish: ['发布', 'Publish'],
  publishWhat: [
    '视频将出现在网站上填写了文字的版本里。',
    'The video will be on the site in the editions that have words.',
  ],
  published: ['视频已发布', 'The video is published'],
  withdraw: ['撤下', 'Withdraw'],
  withdrawWhat: [
    '视频将从网站上消失，链接随即失效；以后可以重新发布。',
    'The video disappears from the site and its links end at once; it can be published again.',
  ],
  withdrawn: ['视频已撤下', 'The video is off the site'],
  remove: ['删除草稿', 'Delete the draft'],
  removeWhat: [
    '草稿连同已上传的文件一起删除，无法恢复。',
    'The draft goes with its files, and cannot be brought back.',
  ],
  removed: ['草稿已删除', 'The draft is deleted'],
  gaps: {
    words: ['标题和简介', 'title and summary'],
    poster: ['封面', 'poster'],
    file: ['视频文件', 'film'],
  },
  missingText: [
    (things: string) => `发布前还缺：${things}。`,
    (things) => `Before it can be published it needs: ${things}.`,
  ],
  comma: ['、', ', '],
  open: ['查看页面', 'See the page'],
});

export type VideoDeskMessages = (typeof messages)['cn'];
