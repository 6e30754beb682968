import { expect, it } from 'vitest'

const file = './plain-css-loader.mjs'
const { default: load } = (await import(file)) as { default: (source: string) => string }
const plain = (text: string) => load(`css\`${text}\``).slice('css`'.length, -1)

it('takes indentation and comments out, and keeps what parts two selectors', () => {
  const text = `
    /* why */
    .a > .b :hover,
    .c:focus {
      padding: 0 14px;
      margin: calc(1px + var(--x, 2px)) auto;
      content: ' ;  {x}: ';
    }
    @media (width > 40em) and (hover: hover) {
      .a { color: red }
    }
  `
  expect(plain(text)).toBe(
    `.a > .b :hover,.c:focus{padding:0 14px;margin:calc(1px + var(--x,2px)) auto;content:' ;  {x}: '}@media (width > 40em) and (hover:hover){.a{color:red}}`,
  )
})

it('keeps what is put in, and what parts it', () => {
  const text =
    'linear-gradient(90deg, ${color} ${width}px, transparent 0) ${at} / ${ticks({ a: { b }, c })} ${d};\n}'
  expect(plain(text)).toBe(
    'linear-gradient(90deg,${color} ${width}px,transparent 0) ${at} / ${ticks({ a: { b }, c })} ${d}}',
  )
})

it('leaves everything but templates of CSS alone', () => {
  const source = 'const a = `x:  y`; const b = css`\n  .a { color: red; }\n`; const c = { d: "1,  2" }'
  expect(load(source)).toBe('const a = `x:  y`; const b = css`.a{color:red}`; const c = { d: "1,  2" }')
})
