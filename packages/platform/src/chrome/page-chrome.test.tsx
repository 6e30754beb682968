// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useLocation } from '../router/use-location.ts'
import { open } from '../testing/open.tsx'
import { pageChromeAtom, usePageChrome, type PageChrome } from './page-chrome.ts'

const Screen = ({ chrome }: { chrome: PageChrome }) => {
  usePageChrome(chrome)
  return null
}

const Page = ({ chrome }: { chrome: PageChrome }) =>
  useLocation().pathname === '/' ? <Screen chrome={chrome} /> : null

it('a page changes the frame while it is mounted and restores it when it is unmounted', async () => {
  const exit = { to: '/propietario', label: 'Salir', leaves: true }
  const { store, navigation } = open(
    <Page chrome={{ chatSubject: 'Taller', bottomBar: 'own', footer: 'none', exit }} />,
  )
  expect(store.get(pageChromeAtom)).toEqual({ chatSubject: 'Taller', bottomBar: 'own', footer: 'none', exit })
  await act(() => navigation.navigate('/posts'))
  expect(store.get(pageChromeAtom)).toEqual({})
})
