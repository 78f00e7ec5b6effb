import { isRobot } from '#platform/http/robot.ts';

const articlePath = /^\/(?:(?:cn\/)?BTCInfo\/Article(?:Free)?|share)\/(\d{1,9})(?:[/?]|$)/i;

/** Id of the article whose document was served; null for other pages and for robots, which do not count as reads. */
export function countedArticleId(address: string, userAgent: string): number | null {
  const id = articlePath.exec(address)?.[1];
  return id === undefined || userAgent === '' || isRobot(userAgent) ? null : Number(id);
}
