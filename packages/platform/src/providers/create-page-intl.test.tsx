import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { createPageIntl } from './create-page-intl.ts'

const texts = {
  plain: 'Metros libres',
  rooms: '{count, plural, =0 {Sin piezas} one {Una pieza} other {# piezas}} en {place}',
  rich: 'Lee <a>los <b>términos</b></a> y vuelve',
}
const intl = createPageIntl('es', texts)

it('inserts values into messages', () => {
  expect(intl.formatMessage({ id: 'plain' })).toBe('Metros libres')
  const rooms = (count: number) => intl.formatMessage({ id: 'rooms' }, { count, place: 'Ñuñoa' })
  expect([0, 1, 12_345].map(rooms)).toEqual([
    'Sin piezas en Ñuñoa',
    'Una pieza en Ñuñoa',
    '12.345 piezas en Ñuñoa',
  ])
})

it('renders elements inside a message without React’s warning about missing keys', () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  const text = intl.formatMessage(
    { id: 'rich' },
    { a: (parts) => <a href="/terms">{parts}</a>, b: (parts) => <b>{parts}</b> },
  )
  expect(renderToStaticMarkup(text)).toBe('Lee <a href="/terms">los <b>términos</b></a> y vuelve')
  expect(complaints).not.toHaveBeenCalled()
})

it('shows the id of a missing message, and logs an error in development', () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(intl.formatMessage({ id: 'none' })).toBe('none')
  expect(complaints).toHaveBeenCalledOnce()
})

it('writes counts as Intl does, and creates a number format only from a thousand on', () => {
  const asked = vi.spyOn(Intl, 'NumberFormat')
  const pieces = createPageIntl('en', { pieces: '{count, plural, other {#}}' })
  const write = (count: number) => pieces.formatMessage({ id: 'pieces' }, { count })
  expect([0, 7, 999].map(write)).toEqual(['0', '7', '999'])
  expect(asked).not.toHaveBeenCalled()
  expect([1_000, -1, 2.5].map(write)).toEqual(['1,000', '-1', '2.5'])
  asked.mockRestore()
})

it('has everything that the library’s own has, for libraries and remotes that use it', () => {
  expect(intl.formatDate(0, { timeZone: 'UTC', dateStyle: 'long' })).toBe('1 de enero de 1970')
  expect(intl.formatNumber(2.5)).toBe('2,5')
  expect(intl.formatList(['luz', 'agua'])).toBe('luz y agua')
})
