import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';

const knownRobots = new LRUCache<string, boolean>({ max: 500 });
const maxCached = 400;

export function isRobot(userAgent: string): boolean {
  const known = knownRobots.get(userAgent);
  if (known !== undefined) return known;
  const robot = isbot(userAgent);
  if (userAgent.length <= maxCached) knownRobots.set(userAgent, robot);
  return robot;
}
