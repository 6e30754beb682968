import { expect, it } from 'vitest'
import { linkedRemotes } from './linked-remotes.ts'

const link = (to: string, place = 'main', audience = 'all') => ({ to, place, audience })
const page = (path: string, guard = 'public') => ({ path, guard })

it('finds the remotes that every page links to, each from a page of another one', () => {
  const remotes = {
    home: { config: { routes: [page('/team'), page('/')], nav: [link('/team', 'us')] } },
    search: { config: { routes: [page('/search')], nav: [link('/search')] } },
    hidden: { config: { routes: [page('/hidden')], nav: [link('/hidden', 'us')] } },
    admin: { config: { routes: [page('/admin', 'admin')], nav: [link('/admin', 'main', 'admin')] } },
  }
  expect(linkedRemotes({ remotes })).toEqual([
    { name: 'home', from: '/search', to: '/' },
    { name: 'search', from: '/', to: '/search' },
  ])
})
