import { describe, expect, it } from 'vitest'
import { guardOf, judgeGuard } from './guard.ts'

const visitor = { status: 'anonymous', user: null } as const
const unread = { ...visitor, isUnread: true } as const
const loading = { status: 'loading', user: null } as const
const signedIn = (roles: { isAdmin?: boolean; isOwner?: boolean }) =>
  ({ status: 'signed-in', user: { isAdmin: false, isOwner: false, ...roles } }) as Parameters<
    typeof judgeGuard
  >[1]

describe('guards', () => {
  it('requires an admin for every path under /admin and every route whose name contains admin', () => {
    expect(guardOf({ guard: 'public', id: 'x', path: '/admin/zones' })).toBe('admin')
    expect(guardOf({ guard: 'user', id: 'admin-profile', path: '/perfil' })).toBe('admin')
    expect(guardOf({ guard: 'user', id: 'profile', path: '/administracion' })).toBe('user')
  })

  it('let everybody into public pages at once', () => {
    for (const state of [loading, visitor, signedIn({})]) expect(judgeGuard('public', state)).toBe('enter')
  })

  it('wait until the session is known', () => {
    for (const guard of ['user', 'owner', 'admin'] as const) expect(judgeGuard(guard, loading)).toBe('wait')
  })

  it('ask visitors to log in, also on admin pages', () => {
    for (const guard of ['user', 'owner', 'admin'] as const) expect(judgeGuard(guard, visitor)).toBe('log-in')
  })

  it('ask nobody to log in whose session is stored but could not be read', () => {
    for (const guard of ['user', 'owner', 'admin'] as const) expect(judgeGuard(guard, unread)).toBe('unread')
    expect(judgeGuard('public', unread)).toBe('enter')
  })

  it('check the roles of users', () => {
    expect(judgeGuard('user', signedIn({}))).toBe('enter')
    expect(judgeGuard('owner', signedIn({}))).toBe('refuse')
    expect(judgeGuard('owner', signedIn({ isOwner: true }))).toBe('enter')
    expect(judgeGuard('admin', signedIn({ isOwner: true }))).toBe('refuse')
    expect(judgeGuard('admin', signedIn({ isAdmin: true }))).toBe('enter')
  })
})
