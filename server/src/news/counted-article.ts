import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';

const articlePath = /^\/(?:(?:cn\/)?BTCInfo\/Article(?:Free)?|share)\/(\d{1,9})(?:[/?]|$)/i;

const knownRobots = new LRUCache<string, boolean>({ max: 500 });

/** The pattern of all robots is long, and most requests come from a few browsers. */
function isRobot(userAgent: string): boolean {
  const known = knownRobots.get(userAgent);
  if (known !== undefined) return known;
  const robot = isbot(userAgent);
  if (userAgent.length <= longestKept) knownRobots.set(userAgent, robot);
  return robot;
}

const longestKept = 400;

/** The article whose document was served to a reader, or null: other pages and robots do not count as reads. */
export function countedArticleId(address: string, userAgent: string): number | null {
  const id = articlePath.exec(address)?.[1];
  return id === undefined || userAgent === '' || isRobot(userAgent) ? null : Number(id);
}
