/** What the drills read of the platform's `/registry.json`. */
export interface LinkedRegistry {
  remotes: Readonly<
    Record<
      string,
      {
        config: {
          routes: readonly { path: string; guard: string }[]
          nav: readonly { to: string; place: string; audience: string }[]
        }
      }
    >
  >
}

export interface LinkedRemote {
  name: string
  /** A page of another remote, from which a link leads to `to`. */
  from: string
  to: string
}

/**
 * Returns the remotes with a page that everybody may open and that every page links to: through the logo or
 * through the navigation. A remote without one is left out.
 */
export function linkedRemotes({ remotes }: LinkedRegistry): LinkedRemote[] {
  const linked = Object.entries(remotes).flatMap(([name, { config }]) => {
    const open = new Set(config.routes.filter(({ guard }) => guard === 'public').map(({ path }) => path))
    const shown = config.nav.filter(({ place, audience }) => place === 'main' && audience === 'all')
    const to = ['/', ...shown.map((item) => item.to)].find((path) => open.has(path))
    return to ? [{ name, to }] : []
  })
  return linked.flatMap(({ name, to }) => {
    const from = linked.find((other) => other.name !== name)?.to
    return from ? [{ name, from, to }] : []
  })
}
