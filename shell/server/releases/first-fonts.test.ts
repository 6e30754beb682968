import { expect, it } from 'vitest'
import { firstFonts } from './first-fonts.ts'

const face = (href: string, ranges?: string) =>
  `@font-face{font-family:A;src:url(${href}) format("woff2")${ranges ? `;unicode-range:${ranges}` : ''}}`

it('finds the fonts of the letters that every page has', () => {
  const css = [
    face('/more.woff2', 'U+A2-17F,U+2122'),
    'a{background:url(/a.webp)}',
    face('/core.woff2', 'U+20-7E,U+E1'),
    face('"/whole.woff2"'),
    face('/letter.woff2', 'u+61'),
    face('/signs.woff2', 'U+21-60, U+62-7E'),
  ].join('\n')
  expect(firstFonts(css)).toEqual(['/core.woff2', '/whole.woff2', '/letter.woff2'])
})
