import { expect, it } from 'vitest'
import { htmlLayout } from './html-layout.ts'

const content = { subject: 'Hola', preview: '', title: 'Hola', lead: '' }
const written = (parts: object) => htmlLayout({ ...content, ...parts }, 'es', '')
const cellWith = (html: string, words: string) =>
  html.split('<td').find((cell) => cell.includes(`>${words}<`))!

it('keeps the label of a fact on one line, and lets a long name share the row with its value', () => {
  const name = 'Taller con patio techado, Ñuñoa'
  const html = written({
    rows: [
      ['Te recibe', 'Espacios Plano SpA, +56-2-0000-1000'],
      [name, '$ 890.000 al mes'],
    ],
  })
  expect(cellWith(html, 'Te recibe')).toContain('white-space:nowrap')
  expect(cellWith(html, name)).not.toContain('white-space:nowrap')
  for (const label of ['Te recibe', name]) expect(cellWith(html, label)).toContain('padding-right')
})

it('writes dark on the tape, also where everything else turns light', () => {
  const html = written({ tape: [['24 dic a 23 ene', '$ 175.000']] })
  const [, light] = /\.card b[^{]*\{color:(#\w+)!important\}/.exec(html)!
  const [, onTape] = /\.card \.mark b[^{]*\{color:(#\w+)!important\}/.exec(html)!
  expect([light, onTape]).toEqual(['#edf2ee', '#10201c'])
})
