import { describe, expect, it } from 'vitest'
import { checkRepeatedIds } from './check-catalogues.ts'
import { checkCircles } from './check-circles.ts'
import { checkFiles } from './check-files.ts'
import { checkGallery } from './check-gallery.ts'
import { checkInternals } from './check-internals.ts'
import { checkReadmes, checkLayout } from './check-layout.ts'
import { checkNames } from './check-names.ts'
import { checkRooms } from './check-rooms.ts'
import { checkSql } from './check-sql.ts'
import { importsOf } from './imports.ts'

const breaches = (path: string, text: string) => checkRooms(importsOf({ path, text }))

describe('rooms', () => {
  it('allows the imports that the architecture gives a remote', () => {
    expect(
      breaches('mfe-tenants/src/screens/search/screen.tsx', `import { Box } from '@metrolibre/ui'`),
    ).toEqual([])
  })
  it('refuses an import of one remote in another, by name and by path', () => {
    expect(breaches('mfe-tenants/src/a.ts', `import '@metrolibre/mfe-owners'`)).toHaveLength(1)
    expect(breaches('mfe-tenants/src/a.ts', `export * from '../../mfe-owners/src/a.ts'`)).toHaveLength(1)
    expect(breaches('mfe-tenants/src/a.ts', `void import('../../shell/src/a.ts')`)).toHaveLength(1)
  })
  it('refuses imports of the API everywhere except in its own tests', () => {
    expect(breaches('shell/server/a.ts', `import { app } from '@metrolibre/api'`)).toHaveLength(1)
  })
  it('refuses a library outside its package', () => {
    expect(breaches('mfe-public/src/a.tsx', `import { Box } from '@chakra-ui/react'`)).toHaveLength(1)
    expect(breaches('packages/ui/src/a.tsx', `import { Box } from '@chakra-ui/react'`)).toEqual([])
    expect(breaches('shell/src/chrome/a.ts', `import { getAuth } from 'firebase/auth'`)).toHaveLength(1)
  })
  it('refuses relative imports out of an entry that remotes bundle', () => {
    const from = 'packages/ui/src/parts/table.tsx'
    expect(breaches(from, `import { cx } from '../system/polymorphic.ts'`)).toHaveLength(1)
    expect(breaches(from, `import { cx } from '@metrolibre/ui'`)).toEqual([])
    expect(breaches(from, `import { tableStyles } from './table.styles.ts'`)).toEqual([])
    expect(breaches('packages/ui/src/parts/parts.test.tsx', `import '../testing/draw.tsx'`)).toEqual([])
  })
  it('refuses an import of a feature in another and of a screen in a feature', () => {
    const from = 'mfe-tenants/src/features/filters/form.tsx'
    expect(breaches(from, `import { a } from '../cards/card.tsx'`)).toHaveLength(1)
    expect(breaches(from, `import { a } from '../../screens/search/screen.tsx'`)).toHaveLength(1)
    expect(breaches(from, `import { a } from './field.tsx'`)).toEqual([])
  })
  it('refuses an import of a folder of the remote that is above, and a folder without a place', () => {
    const from = 'mfe-owners/src/listing/states.tsx'
    for (const above of ['../panel/paths.ts', '../features/rooms/list.tsx', '../remote.tsx'])
      expect(breaches(from, `void import('${above}')`)).toHaveLength(1)
    expect(breaches(from, `import { a } from '../paths.ts'`)).toEqual([])
    expect(breaches('mfe-owners/src/panel/next-step.ts', `import { a } from '../listing/steps.ts'`)).toEqual(
      [],
    )
    expect(breaches('mfe-owners/src/paths.ts', `import { a } from './listing/steps.ts'`)).toHaveLength(1)
    expect(breaches('mfe-owners/src/odds/a.ts', `import { a } from '../paths.ts'`)).toEqual([
      "mfe-owners/src/odds/a.ts: odds has no place in the order of a remote's folders.",
    ])
  })
})

describe('circles', () => {
  const circles = (...pairs: ReadonlyArray<readonly [path: string, text: string]>) =>
    checkCircles(pairs.flatMap(([path, text]) => importsOf({ path: `packages/api/src/${path}`, text })))

  it('finds a cycle of two files, also by type imports', () => {
    const first = ['a.ts', `import { b } from './b.ts'`] as const
    expect(circles(first, ['b.ts', `import { a } from './a.ts'`])).toHaveLength(1)
    expect(circles(first, ['b.ts', `import type { A } from './a.ts'`])).toHaveLength(1)
    expect(circles(first, ['b.ts', `void import('./a.ts')`])).toHaveLength(1)
    expect(circles(first, ['b.ts', `import { c } from './c.ts'`])).toEqual([])
  })
  it('finds a cycle of folders, even if none of their files is in a cycle', () => {
    const found = circles(
      ['modules/contracts/sign.ts', `import { apply } from '../reservations/machine.ts'`],
      ['modules/reservations/routes.ts', `import { open } from '../payments/open.ts'`],
      ['modules/payments/letter.ts', `import type { Contract } from '../contracts/types.ts'`],
    )
    expect(found).toEqual([
      'Import cycle in packages/api/src/modules: contracts → reservations → payments → contracts ' +
        '(contracts/sign.ts imports ../reservations/machine.ts, reservations/routes.ts imports ../payments/open.ts, ' +
        'payments/letter.ts imports ../contracts/types.ts).',
    ])
  })
  it('finds a cycle between a folder and a file beside it', () => {
    expect(
      circles(
        ['platform/context.ts', `import type { Mailer } from './mail/mailer.ts'`],
        ['platform/mail/job.ts', `import type { Context } from '../context.ts'`],
      ),
    ).toHaveLength(1)
  })
  it('finds a cycle that goes through the package’s own name', () => {
    const entries = new Map([['@metrolibre/platform', 'packages/platform/src/index.ts']])
    const found = checkCircles(
      [
        ...importsOf({ path: 'packages/platform/src/index.ts', text: `export * from './forms/dirty.ts'` }),
        ...importsOf({
          path: 'packages/platform/src/forms/use-form.ts',
          text: `import { useLocale } from '@metrolibre/platform'`,
        }),
      ],
      entries,
    )
    expect(found).toHaveLength(1)
  })
  it('ignores imports in tests, but not in what supports tests', () => {
    const sign = ['modules/contracts/sign.ts', `import '../reservations/machine.ts'`] as const
    const text = `import '../contracts/sign.ts'`
    expect(circles(sign, ['modules/reservations/machine.test.ts', text])).toEqual([])
    const pays = `import './pay.ts'`
    expect(circles(['testing/pay.ts', `import './book.ts'`], ['testing/book.ts', pays])).toHaveLength(1)
  })
})

describe('SQL', () => {
  const found = (path: string, text: string) => checkSql([{ path: `packages/api/src/${path}`, text }])
  const service = 'modules/reviews/service.ts'

  it('is allowed in repositories', () => {
    const text = `import { eq } from 'drizzle-orm'\nexport const all = (db) => db.select().from(reviews)`
    expect(found('modules/reviews/repository.ts', text)).toEqual([])
    expect(found('modules/reviews/summary-repository.ts', text)).toEqual([])
    expect(found(service, text)).toHaveLength(2)
  })
  it('is refused elsewhere, however it is written', () => {
    expect(found(service, `import { eq } from 'drizzle-orm'`)).toHaveLength(1)
    expect(found(service, `import { reviews } from '../../platform/db/schema/community.ts'`)).toHaveLength(1)
    expect(found(service, `const { eq } = await import('drizzle-orm')`)).toHaveLength(1)
    expect(found(service, 'void import(`../../platform/db/schema/community.ts`)')).toHaveLength(1)
    expect(found(service, 'await app.sql<Row[]>`show all`')).toHaveLength(1)
    expect(found(service, 'connection`select pg_advisory_lock(1)`')).toHaveLength(1)
    expect(found(service, `const text = 'delete from users'`)).toHaveLength(1)
    expect(found(service, `await app.db.update(table).set({})`)).toHaveLength(1)
    expect(found(service, `await tx.execute(text)`)).toHaveLength(1)
  })
  it('allows transactions and the types of rows in services', () => {
    expect(found(service, `await app.db.transaction((tx) => insertReview(tx, review))`)).toEqual([])
    expect(found(service, `import type { ReviewRow } from '../../platform/db/schema/community.ts'`)).toEqual(
      [],
    )
    expect(found(service, `const text = 'Select a date'`)).toEqual([])
  })
})

describe('files', () => {
  it('refuses a file that is too long and a name that explains nothing', () => {
    expect(checkFiles([{ path: 'shell/src/long.ts', text: 'x\n'.repeat(251) }])).toHaveLength(1)
    expect(checkFiles([{ path: 'shell/src/utils.ts', text: '' }])).toHaveLength(1)
    expect(checkFiles([{ path: 'shell/src/MyFile.ts', text: '' }])).toHaveLength(1)
  })
  it('refuses anything unknown on the top level', () => {
    expect(checkLayout(['README.md', 'shell/a.ts', 'scripts/a.ts'])).toEqual([
      'scripts does not belong in the root folder.',
    ])
  })
  it('refuses a package without a README', () => {
    const missing = checkReadmes(['packages/ui/README.md', 'packages/lint/src/main.ts'])
    expect(missing).toContainEqual(expect.stringMatching(/^packages\/lint has no README\.md/))
    expect(missing).not.toContainEqual(expect.stringMatching(/^packages\/ui /))
  })
  it('refuses a folder of code at the edge of a library without a README', () => {
    const missing = (...paths: string[]) =>
      checkReadmes(paths).filter((sentence) => sentence.includes('/edge '))
    expect(missing('shell/src/app/edge/a.ts', 'shell/src/app/edge/b.ts')).toHaveLength(1)
    expect(missing('shell/src/app/edge/a.ts', 'shell/src/app/edge/README.md')).toEqual([])
  })
})

describe('names', () => {
  const refusals = (path: string, text: string) => checkNames([{ path, text }])
  it('refuses wire names on screens and in the inside of the API', () => {
    const screen = 'mfe-tenants/src/screens/a/screen.tsx'
    expect(refusals(screen, 'const { isDaily } = place')).toEqual([
      `${screen}: isDaily is a name of the wire format; our code calls it rentalMode.`,
    ])
    expect(refusals(screen, '<Row locationId={id} />')).toHaveLength(1)
    expect(refusals('packages/platform/src/a.ts', 'export interface A { dailyValue: number }')).toHaveLength(
      1,
    )
    for (const room of ['reservations', 'cancellations', 'ledger', 'mandates', 'own-locations', 'privacy'])
      expect(refusals(`packages/api/src/modules/${room}/hold.ts`, 'hold(wish.range)')).toHaveLength(1)
  })
  it('refuses wire names in strings that are paths of fields', () => {
    const path = 'packages/api/src/modules/mandates/prices.ts'
    expect(refusals(path, `refuse('dailyValue')`)).toHaveLength(1)
    expect(refusals(path, 'refuse(`rooms.${index}.locationId`)')).toHaveLength(1)
    expect(refusals(path, `say('dailyValue is our hourlyPrice')`)).toEqual([])
    expect(refusals(path.replace('prices', 'price-wire'), `refuse('dailyValue')`)).toEqual([])
  })
  it('allows wire names in the contract, at the edges, in tests, comments and texts', () => {
    const text = 'const wish = { locationId, range, timeQuantity }'
    for (const path of [
      'packages/contract/src/reservations/bodies.ts',
      'packages/api-client/src/wire/reservations.ts',
      'packages/api/src/modules/reservation-core/wire.ts',
      'packages/api/src/modules/images/routes.ts',
      'packages/api/src/modules/reservations/extra-routes.ts',
      'mfe-tenants/src/screens/a/screen.test.tsx',
    ])
      expect(refusals(path, text)).toEqual([])
    expect(refusals('mfe-tenants/src/a.ts', `// isDaily\nconst mark = 'range'`)).toEqual([])
  })
  it('refuses wire schemas on screens, except those that api-client does not rename', () => {
    const take = (name: string) => `import { formatExact, type ${name} } from '@metrolibre/contract'`
    expect(refusals('mfe-owners/src/a.ts', take('Reservation'))).toHaveLength(1)
    expect(refusals('shell/src/a.ts', take('PublicProperty as Kept'))).toHaveLength(1)
    for (const name of ['OwnListing', 'OwnRoomInput', 'LedgerPayment', 'OwnerTransfer', 'DateChangeTerms'])
      expect(refusals('mfe-owners/src/a.ts', take(name))).toHaveLength(1)
    expect(refusals('mfe-owners/src/a.ts', take('Zone'))).toEqual([])
    expect(refusals('packages/api/src/a.ts', take('Reservation'))).toEqual([])
  })
})

describe('catalogues', () => {
  it('refuses an id that is there twice, of which only the last text would be shown', () => {
    const path = 'mfe-x/locales/es.json'
    const catalogue = (...lines: string[]) => [{ path, text: `{\n  ${lines.join(',\n  ')}\n}\n` }]
    const [a, b] = [`"mfe-x.a": "\\"mfe-x.b\\": sí"`, `"mfe-x.b": "No"`]
    expect(checkRepeatedIds(catalogue(a, b))).toEqual([])
    expect(checkRepeatedIds(catalogue(a, b, a))).toEqual([`${path}: "mfe-x.a" is there twice.`])
  })
})

describe('internals of libraries', () => {
  const refusals = (path: string, text: string) => checkInternals([{ path, text }])
  const path = 'shell/src/app/a.ts'
  it('refuses files inside a library and names that it marks as its own', () => {
    expect(refusals(path, `import { parse } from '@scope/library/dist/parse.js'`)).toEqual([
      `${path}: @scope/library/dist/parse.js is internal to a library; use it only in a folder called edge.`,
    ])
    expect(refusals(path, `void import('library/lib/parse')`)).toHaveLength(1)
    expect(refusals(path, `export * from 'library/internal'`)).toHaveLength(1)
    for (const name of ['UNSAFE_history as history', '__unsafe_cache', '_private', 'unstable_wait'])
      expect(refusals(path, `import { ${name} } from 'library'`)).toHaveLength(1)
  })
  it('allows them in folders called edge, and documented entries everywhere', () => {
    expect(refusals('shell/src/app/edge/a.ts', `import { __a } from 'library/dist/a.js'`)).toEqual([])
    const allowed = ['library/server', '@metrolibre/ui/src', './lib/a.ts', 'node:fs/promises', 'dist']
    for (const from of allowed) expect(refusals(path, `import { a } from '${from}'`)).toEqual([])
    expect(refusals(path, `import { _own } from './own.ts'`)).toEqual([])
  })
})

describe('the gallery', () => {
  const entry = {
    path: 'packages/ui/src/index.ts',
    text: `export * from './layout.tsx'\nexport { Button, type ButtonProps, initials } from './button.tsx'`,
  }
  const layout = { path: 'packages/ui/src/layout.tsx', text: `export const Box = div()\nconst Hidden = 1` }
  const map = { path: 'packages/ui/src/map/index.ts', text: `export const PinMap = lazy()` }
  const example = (names: string, from = '@metrolibre/ui') => ({
    path: 'packages/gallery/src/examples/actions/button.tsx',
    text: `export const button: Example = { from: '${from}', names: [${names}], about: 'a', states: [] }`,
  })
  const index = {
    path: 'packages/gallery/src/examples/index.ts',
    text: `import { button } from './actions/button.tsx'`,
  }
  const missing = (...files: { path: string; text: string }[]) =>
    checkGallery(files).map((sentence) => /: (\w+) has no example/.exec(sentence)?.[1])

  it('refuses an exported component that no example names', () => {
    expect(missing(entry, layout, map, index, example(`'Button'`))).toEqual(['Box', 'PinMap'])
    expect(missing(entry, layout, index, example(`'Button', 'Box'`))).toEqual([])
  })
  it('does not count an example of another entry, or one that the index leaves out', () => {
    expect(missing(map, index, example(`'PinMap'`))).toEqual(['PinMap'])
    expect(missing(map, index, example(`'PinMap'`, '@metrolibre/ui/map'))).toEqual([])
    expect(missing(map, { ...index, text: '' }, example(`'PinMap'`, '@metrolibre/ui/map'))).toEqual([
      'PinMap',
    ])
  })
})
