import { expect, it } from 'vitest'
import { checkMessageIds } from './check-message-ids.ts'

const union = { path: 'mfe-x/src/message-ids.d.ts', text: "import type es from '../locales/es.json'" }
const breaches = (ids: readonly string[], text: string, path = 'mfe-x/src/screen.tsx') =>
  checkMessageIds([{ path: 'mfe-x/locales/es.json', ids }], [union, { path, text }])

it('accepts an id that is written out', () => {
  expect(breaches(['mfe-x.title'], `<FormattedMessage id="mfe-x.title" />`)).toEqual([])
})

it('refuses a message that is not used, or only in tests', () => {
  const sentence = 'mfe-x/locales/es.json: "mfe-x.old" is not used anywhere.'
  expect(breaches(['mfe-x.old'], `<FormattedMessage id="mfe-x.new" />`)).toEqual([sentence])
  expect(breaches(['mfe-x.old'], `say('mfe-x.old')`, 'mfe-x/src/screen.test.tsx')).toEqual([sentence])
})

it('accepts ids that a template literal can produce', () => {
  const text =
    "const texts = 'mfe-x.steps'\nconst a = `${texts}.${step}.title`\nconst b = `mfe-x.state.${state}`\n" +
    "const step = isNew ? 'first' : 'second'\nconst state = 'open'"
  const ids = [
    'mfe-x.steps.first.title',
    'mfe-x.state.open',
    'mfe-x.other.first.title',
    'mfe-x.steps.first.text',
  ]
  expect(breaches(ids, text)).toEqual([
    'mfe-x/locales/es.json: "mfe-x.other.first.title" is not used anywhere.',
    'mfe-x/locales/es.json: "mfe-x.steps.first.text" is not used anywhere.',
  ])
})

it('requires that the prefix passed to a template literal is written out somewhere', () => {
  const text = "const say = (texts: TextBeginning) => `${texts}.failed`\nsay('mfe-x.posts')"
  expect(breaches(['mfe-x.posts.failed', 'mfe-x.team.failed'], text)).toEqual([
    'mfe-x/locales/es.json: "mfe-x.team.failed" is not used anywhere.',
  ])
})

it('refuses what a template could only produce with a name that is nowhere written out', () => {
  const text =
    "type Name = TextName<'mfe-x.visit'>\nconst say = (name: Name) => `mfe-x.visit.${name}`\n" +
    "say(`${day}Text`)\nconst day = 'today'\nconst money = `mfe-x.money.${isPaid ? 'paid' : 'open'}`"
  const dead = ['mfe-x.visit.oldTitle', 'mfe-x.visit.oldText', 'mfe-x.money.today']
  const ids = ['mfe-x.visit.today', 'mfe-x.visit.todayText', 'mfe-x.money.paid', 'mfe-x.money.open']
  expect(breaches([...ids, ...dead], text)).toEqual(
    dead.map((id) => `mfe-x/locales/es.json: "${id}" is not used anywhere.`),
  )
})

it('looks for names of a group where its texts are used, and in what the wire gives', () => {
  const texts = { path: 'mfe-x/src/texts.ts', text: "(name: TextName<'mfe-x'>) => `mfe-x.${name}`" }
  const screen = {
    path: 'mfe-x/src/screen.tsx',
    text: "import { say } from './texts.ts'\nsay('title')\nsay(`state.${a}`)",
  }
  const other = { path: 'mfe-x/src/other.tsx', text: "field('old')" }
  const states = { path: 'packages/contract/src/states.ts', text: "picklist(['held'])" }
  const ids = ['mfe-x.title', 'mfe-x.state.held', 'mfe-x.old']
  expect(
    checkMessageIds([{ path: 'mfe-x/locales/es.json', ids }], [union, texts, screen, other, states]),
  ).toEqual(['mfe-x/locales/es.json: "mfe-x.old" is not used anywhere.'])
})

it('refuses a catalogue that is missing in the union of message ids', () => {
  const path = 'mfe-x/src/screens/team/locales/es.json'
  expect(checkMessageIds([{ path, ids: [] }], [union])).toEqual([
    `${path} is not imported in mfe-x/src/message-ids.d.ts.`,
  ])
})

it('looks for the union of a package inside its own folder', () => {
  const own = { path: 'packages/gallery/src/message-ids.d.ts', text: union.text }
  const page = { path: 'packages/gallery/src/page.tsx', text: `say('page.title')` }
  const found = checkMessageIds(
    [{ path: 'packages/gallery/locales/es.json', ids: ['page.title'] }],
    [own, page, { path: 'packages/ui/src/a.tsx', text: '' }],
  )
  expect(found).toEqual([])
})
