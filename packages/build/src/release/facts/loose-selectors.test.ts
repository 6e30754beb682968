import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { looseSelectors } from './loose-selectors.ts'

async function looseIn(sheet: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'loose-selectors-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'a.css')
  await writeFile(path, sheet)
  return looseSelectors('mfe-cats', [path])
}

const own = '[data-remote=mfe-cats]'

it.each([
  `${own} .cat{color:red;.inner{color:blue}&:hover{}.dark &{}& + .cat{}}`,
  `[data-remote="mfe-cats"]>a{} [data-remote='mfe-cats'].open{} :where(${own}) .cat:not(.a,.b) + .cat{}`,
  `html.dark[lang=es] :where(${own}) .cat{}`,
  `@media print{${own}{color:black}} @keyframes turn{from{opacity:0}to{opacity:1}}`,
  `@scope (:where(${own}) .cat) to (.toy){p{}}`,
  `@font-face{font-family:Cats;src:url(cats.woff2)}`,
])('lets %s be', async (sheet) => {
  expect(await looseIn(sheet)).toEqual([])
})

it.each([
  ['.cat{}', '.cat'],
  [`@media print{body{}}`, 'body'],
  [`:is(${own},footer){}`, `:is(${own},footer)`],
  [`:where(${own} > a,footer){}`, `:where(${own} > a,footer)`],
  [`:not(${own}) .cat{}`, `:not(${own}) .cat`],
  [`${own}-dogs{}`, `${own}-dogs`],
  [`[data-remote=mfe-dogs] .cat{}`, '[data-remote=mfe-dogs] .cat'],
  [`${own} ~ footer{}`, `${own} ~ footer`],
  [`${own}+footer{}`, `${own}+footer`],
  [`:where(${own}).open:not(:hover) ~ *{}`, `:where(${own}).open:not(:hover) ~ *`],
  [`${own}{& ~ footer{}}`, '& ~ footer'],
  [`${own}{+ footer{}}`, '+ footer'],
  [`${own} .cat{:is(&,footer){}}`, ':is(&,footer)'],
  [`${own} .cat{footer:not(&){}}`, 'footer:not(&)'],
  ['@scope (footer){p{}}', '@scope (footer)'],
  ['@scope{p{}}', '@scope'],
  [`@scope (${own}){:scope + footer{}}`, ':scope + footer'],
  ['@page{margin:0}', '@page'],
  ['@view-transition{navigation:none}', '@view-transition'],
  [`@font-face{font-family:'Archivo Variable';src:url(a.woff2)}`, "@font-face 'Archivo Variable'"],
])('finds what in %s reaches others', async (sheet, found) => {
  expect(await looseIn(sheet)).toEqual([found])
})
