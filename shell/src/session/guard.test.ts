import { describe, expect, it } from 'vitest'
import { guardOf, judge } from './guard.ts'

const visitor = { status: 'anonymous', user: null } as const
const unread = { ...visitor, isUnread: true } as const
const loading = { status: 'loading', user: null } as const
const signedIn = (roles: { isAdmin?: boolean; isOwner?: boolean }) =>
  ({ status: 'signed-in', user: { isAdmin: false, isOwner: false, ...roles } }) as Parameters<typeof judge>[1]

describe('guards', () => {
  it('requires an admin for every path under /admin and every route whose name contains admin', () => {
    expect(guardOf({ guard: 'public', id: 'x', path: '/admin/zones' })).toBe('admin')
    expect(guardOf({ guard: 'user', id: 'admin-profile', path: '/perfil' })).toBe('admin')
    expect(guardOf({ guard: 'user', id: 'profile', path: '/administracion' })).toBe('user')
  })

  it('let everybody into public pages at once', () => {
    for (const state of [loading, visitor, signedIn({})]) expect(judge('public', state)).toBe('enter')
  })

  it('wait until the session is known', () => {
    for (const guard of ['user', 'owner', 'admin'] as const) expect(judge(guard, loading)).toBe('wait')
  })

  it('ask visitors to log in, also on admin pages', () => {
    for (const guard of ['user', 'owner', 'admin'] as const) expect(judge(guard, visitor)).toBe('log-in')
  })

  it('ask nobody to log in whose session is stored but could not be read', () => {
    for (const guard of ['user', 'owner', 'admin'] as const) expect(judge(guard, unread)).toBe('unread')
    expect(judge('public', unread)).toBe('enter')
  })

  it('check the roles of users', () => {
    expect(judge('user', signedIn({}))).toBe('enter')
    expect(judge('owner', signedIn({}))).toBe('refuse')
    expect(judge('owner', signedIn({ isOwner: true }))).toBe('enter')
    expect(judge('admin', signedIn({ isOwner: true }))).toBe('refuse')
    expect(judge('admin', signedIn({ isAdmin: true }))).toBe('enter')
  })
})
