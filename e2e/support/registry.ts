import { platform } from './platform.ts'

interface Route {
  id: string
  path: string
  guard: 'public' | 'user' | 'owner' | 'admin'
  render: 'server' | 'skeleton'
}

interface Registry {
  /** The version of the shell that serves the page. */
  shell: string
  remotes: Record<string, { version: string; config: { name: string; routes: Route[] } }>
}

/** The registry as every page carries it: which screens there are, whom they let in. */
export async function readRegistry(): Promise<Registry> {
  const html = await (await fetch(platform.url)).text()
  const [, state] = /<script[^>]*id="page-state"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  if (!state) throw new Error('The front page carries no state.')
  return (JSON.parse(state) as { registry: Registry }).registry
}

/** All screens of all remotes. */
export const readRoutes = async (): Promise<Route[]> =>
  Object.values((await readRegistry()).remotes).flatMap(({ config }) => config.routes)
