import { expect, it } from 'vitest'

const file = './plain-css-loader.mjs'
const { default: load } = (await import(file)) as { default: (source: string) => string }
const plain = (text: string) => load(`css\`${text}\``).slice('css`'.length, -1)

it('puts rules on one line, without comments', () => {
  const text = `
    /* Why it's so. */
    .a > .b :hover,
    .c:focus {
      padding: 0 14px;
      content: ' ;  {x}: ';
    }
  `
  expect(plain(text)).toBe(`.a > .b :hover, .c:focus { padding: 0 14px; content: ' ;  {x}: '; }`)
})

it('keeps what is put in, and the space beside it', () => {
  const text = 'linear-gradient(90deg,\n  ${color} ${width}px) ${at} / ${ticks({ a: { b }, c })} ${d}'
  expect(plain(text)).toBe(
    'linear-gradient(90deg, ${color} ${width}px) ${at} / ${ticks({ a: { b }, c })} ${d}',
  )
})

it('leaves everything but templates of CSS alone', () => {
  const source = 'const a = `x:  y`; const b = css`\n  .a { color: red; }\n`; const c = { d: "1,  2" }'
  expect(load(source)).toBe('const a = `x:  y`; const b = css`.a { color: red; }`; const c = { d: "1,  2" }')
})
