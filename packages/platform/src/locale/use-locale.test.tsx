// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { open } from '../testing/open.tsx'
import { useLocale } from './use-locale.ts'

function Switch() {
  const { locale, switchLocale } = useLocale()
  const other = locale === 'es' ? 'en' : 'es'
  return (
    <button type="button" onClick={() => switchLocale(other)}>
      {locale}
    </button>
  )
}

it('replaces the address by its translation and keeps query, hash, state and the length of the history', async () => {
  const { navigation } = open(<Switch />)
  await act(() => navigation.navigate('/posts?page=2#form', { state: { typed: 'hola' } }))
  fireEvent.click(screen.getByRole('button', { name: 'es' }))
  await screen.findByRole('button', { name: 'en' })
  const { pathname, search, hash, state } = navigation.place().location
  expect([pathname, search, hash, state]).toEqual(['/en/posts', '?page=2', '#form', { typed: 'hola' }])
  await act(() => navigation.navigate(-1))
  expect(navigation.place().location.pathname).toBe('/')
})
