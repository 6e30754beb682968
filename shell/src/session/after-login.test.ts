import { describe, expect, it } from 'vitest'
import { destinationAfterLogin } from './after-login.ts'

const everything = () => true
const origin = 'https://site.example'
const client = { isAdmin: false, isOwner: false }
const owner = { isAdmin: false, isOwner: true }
const admin = { isAdmin: true, isOwner: true }

describe('the destination after login', () => {
  it('depends on the role on public pages', () => {
    const go = (user: typeof client) =>
      destinationAfterLogin({ user, pathname: '/', origin, isServed: everything })
    expect(go(admin)).toBe('/admin/locations#details')
    expect(go(owner)).toBe('/my-locations/locations')
    expect(go(client)).toBe('/profile/main')
  })

  it('is the current page elsewhere', () => {
    for (const pathname of ['/propietario/7/details', '/equipo', '/politicas-cookies'])
      expect(destinationAfterLogin({ user: client, pathname, origin, isServed: everything })).toBeNull()
  })

  it('is a pending deep link, from anywhere', () => {
    const returnTo = '/propietario/7/calendar/entire/monthly?x=1'
    expect(
      destinationAfterLogin({ user: admin, pathname: '/', returnTo, origin, isServed: everything }),
    ).toBe(returnTo)
  })

  it('depends on the role when the deep link leads to another site', () => {
    for (const returnTo of ['//evil.example', '/\t/evil.example', 'javascript:alert(1)'])
      expect(
        destinationAfterLogin({ user: client, pathname: '/', returnTo, origin, isServed: everything }),
      ).toBe('/profile/main')
  })

  it('is always a page that a remote serves', () => {
    const served = (paths: string[]) => (path: string) => paths.includes(path)
    const go = (paths: string[]) =>
      destinationAfterLogin({ user: admin, pathname: '/posts', origin, isServed: served(paths) })
    expect(go(['/admin/locations'])).toBe('/admin/locations#details')
    expect(go(['/admin/reservations'])).toBe('/admin/reservations')
    expect(go([])).toBeNull()
  })
})
