import { expect, it } from 'vitest'

const file = './own-styles-loader.mjs'
const { default: load } = (await import(file)) as { default: (this: object, source: string) => string }
const own = (sheet: string) => load.call({ getOptions: () => ({ remote: 'mfe-cats' }) }, sheet)

it.each([
  ['.cat{}', ':where([data-remote=mfe-cats]) .cat{}'],
  ['.cat,a > b{}', ':where([data-remote=mfe-cats]) .cat,:where([data-remote=mfe-cats]) a > b{}'],
  [':root{--cat:1}', ':where([data-remote=mfe-cats]){--cat:1}'],
  ['html body > .cat{}', ':where([data-remote=mfe-cats]) .cat{}'],
  ['html.dark[lang="a b"] .cat{}', 'html.dark[lang="a b"] :where([data-remote=mfe-cats]) .cat{}'],
  ['body:not(.a .b){}', 'body:not(.a .b) :where([data-remote=mfe-cats]){}'],
  ['body-card{}', ':where([data-remote=mfe-cats]) body-card{}'],
  ['*,::before{}', ':where([data-remote=mfe-cats]) *,:where([data-remote=mfe-cats]) ::before{}'],
  ['@media print{.cat{.inner{}}}', '@media print{:where([data-remote=mfe-cats]) .cat{.inner{}}}'],
  ['@keyframes turn{from{}50%{}}', '@keyframes turn{from{}50%{}}'],
  ['@scope (.cat) to (.toy){p{}}', '@scope (:where([data-remote=mfe-cats]) .cat) to (.toy){p{}}'],
  ['@scope{p{}}', '@scope(:where([data-remote=mfe-cats])){p{}}'],
  ['[data-remote="mfe-cats"] .cat{}', '[data-remote="mfe-cats"] .cat{}'],
  ['[data-remote=mfe-dogs] .dog{}', ':where([data-remote=mfe-cats]) [data-remote=mfe-dogs] .dog{}'],
])('keeps %s inside the element of the remote', (sheet, expected) => {
  expect(own(sheet)).toBe(expected)
})
