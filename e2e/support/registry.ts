import { platform } from './platform.ts'

export interface Route {
  id: string
  path: string
  guard: 'public' | 'user' | 'owner' | 'admin'
  render: 'server' | 'skeleton'
  movedTo?: string
}

interface Registry {
  /** The version of the shell that serves the page. */
  shell: string
  remotes: Record<string, { version: string; config: { name: string; routes: Route[] } }>
}

/** Reads the registry from a page: the screens of all remotes with their guards. */
export async function readRegistry(url = platform.url): Promise<Registry> {
  const html = await (await fetch(url)).text()
  const [, state] = /<script[^>]*id="page-state"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  if (!state) throw new Error('The front page carries no state.')
  return (JSON.parse(state) as { registry: Registry }).registry
}

/** Returns all screens of all remotes. */
export const readRoutes = async (url = platform.url): Promise<Route[]> =>
  Object.values((await readRegistry(url)).remotes).flatMap(({ config }) => config.routes)
