import type { BuildRoute, PageBuild, PageHandler } from './page-build.ts';

/** The part of a path by which routes are told apart first: its first segment, or its second below `/cn`. */
function headOf(path: string): string {
  const [first = '', second = ''] = path.toLowerCase().split('/', 2);
  return first === 'cn' || first === 'cn?' ? second : first;
}

/** The path of a route from the portal's root, as its routes write it. */
function pathOf(routes: PageBuild['routes'], { path = '', parentId }: BuildRoute): string {
  const parent = parentId === undefined ? undefined : routes[parentId];
  const above = parent === undefined ? '' : pathOf(routes, parent);
  return above === '' || path === '' ? above + path : `${above}/${path}`;
}

/** Whether a route stands around others and has no address of its own. */
function isAround(routes: PageBuild['routes'], { id }: BuildRoute): boolean {
  return Object.values(routes).some(({ parentId }) => parentId === id);
}

/** A build with those routes only that an address with such a head can be for: of these the router chooses as it does of all. */
function withHead(build: PageBuild, head: string): PageBuild {
  const own = Object.entries(build.routes).filter(([, route]) => {
    const ofRoute = headOf(pathOf(build.routes, route));
    return isAround(build.routes, route) || ofRoute === head || /^[:*]/.test(ofRoute);
  });
  return { ...build, routes: Object.fromEntries(own) };
}

/**
 * Chooses the handler for a path. The router tries every route of its build, twice for each page, so the paths below one
 * segment have a handler that knows their routes only; all other addresses have the one for all.
 */
export function pageHandlers(
  build: PageBuild,
  make: (build: PageBuild) => PageHandler,
): (pathname: string) => PageHandler {
  const all = make(build);
  const heads = new Map<string, PageHandler>();
  for (const route of Object.values(build.routes)) {
    const head = headOf(pathOf(build.routes, route));
    if (/^\w/.test(head) && !heads.has(head)) heads.set(head, make(withHead(build, head)));
  }
  return (pathname) => heads.get(headOf(pathname.slice(1))) ?? all;
}
