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

/** Reads the current registry: the screens of all remotes with their guards. */
export const readRegistry = async (url = platform.url): Promise<Registry> =>
  (await (await fetch(`${url}/registry.json`)).json()) as Registry

/** Returns all screens of all remotes. */
export const readRoutes = async (url = platform.url): Promise<Route[]> =>
  Object.values((await readRegistry(url)).remotes).flatMap(({ config }) => config.routes)
