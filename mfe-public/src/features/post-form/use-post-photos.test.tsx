// @vitest-environment jsdom
import type * as Browser from '@metrolibre/platform/browser'
import { sessionAtom } from '@metrolibre/platform/host'
import { act, aUser, renderElement, screen } from '@metrolibre/testing/react'
import { expect, it, vi } from 'vitest'
import { usePostPhotos } from './use-post-photos.ts'

const kept = vi.hoisted(() => new Map<string | null, File[]>())
vi.mock('@metrolibre/platform/browser', async (actual) => ({
  ...(await actual<typeof Browser>()),
  openFileDraft: (_form: string, who: string | null) => ({
    list: () => Promise.resolve((kept.get(who) ?? []).map((file) => ({ id: file.name, file }))),
    add: (file: File) => {
      kept.set(who, [...(kept.get(who) ?? []), file])
      return Promise.resolve(file.name)
    },
    remove: (id: string) => {
      kept.set(
        who,
        (kept.get(who) ?? []).filter(({ name }) => name !== id),
      )
      return Promise.resolve()
    },
  }),
}))

const Names = () => <p>{usePostPhotos('post').photos.map(({ file }) => file.name)}</p>

it('shows a user whose session appears late their photos of another time, too', async () => {
  URL.createObjectURL = () => 'blob:photo'
  const user = aUser()
  kept.set(user.id, [new File([''], 'before ')])
  kept.set(null, [new File([''], 'now')])
  const { store } = renderElement(<Names />, { path: '/', isUnread: true })
  await screen.findByText('now')
  act(() => store.set(sessionAtom, { status: 'signed-in', user }))
  expect(await screen.findByText('before now')).toBeTruthy()
  expect(kept.get(null)).toEqual([])
})
