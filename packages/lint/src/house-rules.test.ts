import { describe, expect, it } from 'vitest'
import { checkRepeatedIds } from './check-catalogues.ts'
import { checkCircles } from './check-circles.ts'
import { checkAmounts, checkWrittenTexts } from './check-amounts.ts'
import { checkFiles } from './check-files.ts'
import { checkGallery } from './check-gallery.ts'
import { checkGlossary } from './check-glossary.ts'
import { checkInternals } from './check-internals.ts'
import { checkReadmes, checkLayout } from './check-layout.ts'
import { checkNames } from './check-names.ts'
import { checkOrder } from './check-order.ts'
import { checkNeutralTexts, checkPeruvianWords } from './check-peruvian-words.ts'
import { checkPlainServerTexts, checkPlainWords } from './check-plain-words.ts'
import { checkRedirects } from './check-redirects.ts'
import { checkRooms } from './check-rooms.ts'
import { checkRuleCitations, checkRuleForm } from './check-rules.ts'
import { checkSql } from './check-sql.ts'
import { checkLooseTexts } from './check-loose-texts.ts'
import { checkStorage } from './check-storage.ts'
import { checkWindows } from './check-windows.ts'
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
    for (const room of ['reservations', 'cancellations', 'ledger', 'mandates', 'own-properties', 'privacy'])
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

describe('words that were read wrongly', () => {
  const breaches = (locale: 'es' | 'en', a: string) =>
    checkPlainWords([{ path: `mfe-x/locales/${locale}.json`, text: JSON.stringify({ a }) }])

  it('refuses them in any catalogue, also within a choice, with what is said instead', () => {
    expect(breaches('es', '{count, plural, one {Hacer la corrida con # pago} other {#}}')).toEqual([
      expect.stringContaining('"a" says "corrida" (nómina'),
    ])
    for (const text of ['Bajar el archivo', 'Firma como te acomode', 'El monto que vuelve'])
      expect(breaches('es', text)).toHaveLength(1)
    for (const text of [
      'Get a mail',
      'You see the metres first',
      'We couldn’t fetch it',
      'The link is not right',
    ])
      expect(breaches('en', text)).toHaveLength(1)
  })

  it('refuses them in mails as well', () => {
    const text = `const a = { en: { b: 'We told them by mail.' } }`
    const path = 'packages/api/src/modules/a/mail-texts.ts'
    expect(checkPlainServerTexts([{ path, text }])).toEqual([
      expect.stringContaining('says "by mail" (email'),
    ])
  })

  it('allows what says something else', () => {
    for (const text of ['La semana baja', 'Se devuelve todo', 'Email copiado'])
      expect(breaches('es', text)).toEqual([])
    expect(breaches('en', 'At least 6.5 metres high')).toEqual([])
  })
})

describe('words of Perú', () => {
  const breaches = (es: object, peruvian: object = {}, room = 'mfe-x') =>
    checkPeruvianWords([
      { path: `${room}/locales/es.json`, text: JSON.stringify(es) },
      { path: `${room}/locales/es-PE.json`, text: JSON.stringify(peruvian) },
    ])

  it('refuses a word of Chile that has no other text for Perú', () => {
    expect(breaches({ a: 'Arrienda una pieza' })).toHaveLength(2)
    expect(breaches({ a: 'Arrienda una pieza' }, { a: 'Alquila un cuarto' })).toEqual([])
    expect(breaches({ a: '{count, plural, one {# galpón} other {#}}' })).toHaveLength(1)
  })

  it('allows what is said of Chile, and the names of the sides of a contract', () => {
    expect(breaches({ a: '{country, select, Chile {Tu RUT} other {Tu DNI}}' })).toEqual([])
    const sides = { a: 'El arrendatario puede subarrendar' }
    expect(breaches(sides, {}, 'mfe-public/src/screens/terms')).toEqual([])
    expect(breaches(sides)).toEqual([expect.stringContaining('says arrendatario in Perú (inquilino)')])
  })

  it('refuses a word of Chile in a mail', () => {
    const mail = (text: string) =>
      checkNeutralTexts([
        { path: 'packages/api/src/modules/a/mail-texts.ts', text: `const a = { es: { b: '${text}' } }` },
      ])
    expect(mail('¿Algo no calza?')).toHaveLength(1)
    expect(mail('¿Algo no está bien?')).toEqual([])
  })

  it('refuses a text for Perú that is idle', () => {
    expect(breaches({ a: 'Hola' }, { a: 'Hola', b: 'Chau' })).toHaveLength(2)
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

describe('storage', () => {
  const breaches = (text: string, path = 'mfe-tenants/src/a.ts') => checkStorage([{ path, text }])

  it('refuses every direct use in code for browsers', () => {
    const uses = [
      `localStorage.setItem('a', '1')`,
      `window.sessionStorage.clear()`,
      `globalThis['localStorage'].length`,
      `const { indexedDB } = window`,
      `const keep = (storage = localStorage) => storage`,
      `void caches.open('a')`,
      `if ('a' in self.caches) {}`,
      `document.cookie = 'a=1'`,
      `const all = window.document.cookie`,
      `await navigator.storage.estimate()`,
      `await cookieStore.get('a')`,
      `const channel = new BroadcastChannel('a')`,
      `void navigator.locks.request('a', () => {})`,
    ]
    for (const text of uses) expect([text, breaches(text).length]).toEqual([text, 1])
  })
  it('allows the door, tests, and names of our own', () => {
    expect(breaches(`window.localStorage`, 'packages/platform/src/storage/storages.ts')).toEqual([])
    expect(breaches(`localStorage.clear()`, 'mfe-tenants/src/a.test.ts')).toEqual([])
    expect(breaches(`deviceStorage.getItem('localStorage'); server.caches; const a = { caches: 1 }`)).toEqual(
      [],
    )
  })
})

describe('the order of texts', () => {
  const breaches = (text: string, path = 'packages/api/src/modules/zones/list-repository.ts') =>
    checkOrder([{ path, text }]).length

  it.each([
    'asc(zones.name)',
    'desc(users.firstName)',
    'sql`select id from zones order by country, city, name limit 3`',
    'sql`(select id from zones order by zones.name desc nulls last) limit 3`',
    'one.name.localeCompare(other.name)',
    "new Intl.Collator('es')",
  ])('refuses texts that are sorted by their bytes or in a way of their own: %s', (text) => {
    expect(breaches(text)).toBeGreaterThan(0)
  })
  it('allows the alphabet, and what is no text', () => {
    expect(breaches('sql`order by country, name collate spanish, id limit ${name}`')).toBe(0)
    expect(breaches('asc(zones.createdAt), inAlphabet(zones.name), asc(images.position)')).toBe(0)
    expect(breaches('new Intl.Collator()', 'packages/contract/src/rules/compare-texts.ts')).toBe(0)
    expect(breaches('asc(zones.name)', 'mfe-admin/src/a.ts')).toBe(0)
    expect(breaches('// in the order by name\n/** An order by name. */')).toBe(0)
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

describe('redirects', () => {
  const refused = (text: string, path = 'shell/server/a.ts') => checkRedirects([{ path, text }]).length

  it.each([
    'reply.redirect(query.to)',
    'reply.code(303).redirect(`/x?${query.to}`)',
    'reply.redirect(302, to)',
    'Response.redirect(origin + path)',
    `reply.header('Location', to)`,
    `answer.setHeader('location', to)`,
    'answer.writeHead(302, { location: shell + path })',
    'const location = to; answer.writeHead(302, { location })',
    `new Response(null, { status: 302, headers: { Location: to } })`,
    'window.location = to',
    'location.href = to',
    'window.location.href = to',
    'location.assign(to)',
    'window.location.replace(to)',
    'document.location.replace(to)',
    'window.open(to)',
  ])('refuses %s', (text) => {
    expect(refused(text)).toBe(1)
  })
  it.each([
    `reply.redirect('/')`,
    `reply.redirect(returnPath(query.to, origin) ?? '/', 308)`,
    `const to = returnPath(asked, origin); location.assign(to)`,
    'const location = shell + (returnPath(asked, shell) ?? ""); answer.writeHead(302, { location })',
    `window.open('', '_blank')`,
    `text.replace(/a/, to)`,
    'const { location } = property; open(location)',
  ])('allows %s', (text) => {
    expect(refused(text)).toBe(0)
  })
  it('leaves tests and the places that lead elsewhere on purpose alone', () => {
    expect(refused('location.assign(to)', 'packages/platform/src/browser/open-tab.ts')).toBe(0)
    expect(refused('location.assign(to)', 'shell/src/a.test.ts')).toBe(0)
  })
})

describe('windows', () => {
  const refused = (text: string, path = 'mfe-tenants/src/a.ts') => checkWindows([{ path, text }]).length

  it.each([
    `window.open('', '_blank')`,
    `window.open(address)`,
    `const tab = globalThis.open('/a')`,
    `self['open']('/a')`,
    `window?.open('/a')`,
    `const show = window.open`,
    `const { open } = window`,
  ])('refuses %s', (text) => {
    expect(refused(text)).toBe(1)
  })
  it.each([`openTab('…').go(address)`, `dialog.open()`, `const { open } = props`, `window.opener = null`])(
    'allows %s',
    (text) => {
      expect(refused(text)).toBe(0)
    },
  )
  it('allows it to the one place that copes with what comes back, and to tests', () => {
    expect(refused(`window.open('')`, 'packages/platform/src/browser/open-tab.ts')).toBe(0)
    expect(refused(`vi.spyOn(window, 'open'); window.open('')`, 'shell/src/a.test.ts')).toBe(0)
  })
})

describe('amounts and areas', () => {
  const refused = (text: string, path = 'mfe-tenants/src/a.tsx') => checkAmounts([{ path, text }]).length

  it.each([
    'const a = `$ ${price}`',
    'const a = `Total: S/${price}`',
    "const a = 'Desde $ 350.000'",
    "const sign = currency === 'CLP' ? '$' : 'pesos'",
    'const a = `${size} m²`',
    'const a = `${size}\\u00a0m²`',
    "const a = '142 m²'",
    'const a = <b>{number(size)} m²</b>',
    'const a = <b>{number(size)}&nbsp;m²</b>',
  ])('refuses %s', (text) => expect(refused(text)).toBe(1))
  it.each([
    'const a = formatExact(price, locale)',
    'const a = <Field suffix="m²" />',
    "const a = text.replace(/a/, '$1')",
    'const a = `${root}/${path}`',
    "const a = 'm² y mes'",
  ])('allows %s', (text) => expect(refused(text)).toBe(0))
  it('leaves tests, and the place where they are written, alone', () => {
    expect(refused("const a = '$ 1'", 'mfe-tenants/src/a.test.tsx')).toBe(0)
    expect(refused("const a = '$ 1'", 'packages/contract/src/rules/money.ts')).toBe(0)
  })

  const inCatalogue = (message: string, language = 'en') =>
    checkWrittenTexts([{ path: `mfe-public/locales/${language}.json`, text: JSON.stringify({ a: message }) }])
      .length
  it('refuses a currency or a unit beside a value in a catalogue', () => {
    for (const message of ['From $ {price}', 'S/{price}', '{area} m²', '{rented} of {all}\u00a0m²'])
      expect([message, inCatalogue(message), inCatalogue(message, 'es')]).toEqual([message, 1, 1])
    for (const message of ['From {price}', 'per m² and month'])
      expect([message, inCatalogue(message)]).toEqual([message, 0])
  })
  it('refuses an English amount without the code of its currency', () => {
    expect(inCatalogue('For $ 20.000 a month')).toBe(1)
    expect(inCatalogue('For $ 20.000 CLP a month')).toBe(0)
    expect(inCatalogue('Por $ 20.000 al mes', 'es')).toBe(0)
  })
})

describe('texts', () => {
  const breaches = (jsx: string, path = 'mfe-tenants/src/a.tsx') =>
    checkLooseTexts([{ path, text: `const a = ${jsx}` }])

  it('refuses a text beside something optional, which a translator may have taken', () => {
    const parts = [
      `<p>{busy && <i />}Send</p>`,
      `<p>{busy ? <i /> : null} {text('send')}</p>`,
      `<><FormattedMessage id="send" />{note && (<small>{note}</small>)}</>`,
      `<p>{kind} · {area > 0 && number && \`${'${area}'} m²\`}</p>`,
      `<li>{done && formatMessage({ id: 'done' })}{formatMessage({ id: 'send' })}</li>`,
    ]
    for (const part of parts) expect([part, breaches(part).length]).toEqual([part, 1])
  })
  it('allows texts in elements of their own, one that changes, and tests', () => {
    expect(breaches(`<p>{busy && <i />}<span>Send</span> {note && <small>{note}</small>}</p>`)).toEqual([])
    expect(breaches(`<p>{name || text('unnamed')}, {busy ? 'busy' : 'idle'}</p>`)).toEqual([])
    expect(breaches(`<p>{busy && <i />}Send</p>`, 'mfe-tenants/src/a.test.tsx')).toEqual([])
  })
})

describe('the glossary', () => {
  const glossary = [
    '| in code  | on the wire | not called |',
    '| -------- | ----------- | ---------- |',
    '| property | `location`  | location   |',
    '| use      | `uses`      |            |',
  ].join('\n')

  it('refuses folders and files that are called by another word, in rooms of our own', () => {
    const refused = [
      'packages/api/src/modules/own-locations/routes.ts',
      'mfe-admin/src/features/location-map.tsx',
    ]
    expect(checkGlossary(refused, glossary)).toEqual(
      refused.map((path) => `${path}: the glossary calls location property.`),
    )
    const allowed = ['mfe-admin/src/features/uses/list.tsx', 'packages/platform/src/router/use-location.ts']
    expect(checkGlossary(allowed, glossary)).toEqual([])
  })
})

describe('the rules of the product', () => {
  const path = 'packages/contract/rules/06-reservations-and-money.md'
  const sectionWith = (...lines: string[]) => [
    { path, text: ['## 6. Reservations and money', '', ...lines, ''].join('\n') },
  ]
  const section = sectionWith(
    '- **6.1** A hold lasts.',
    '- **6.1a** It ends.',
    '',
    '- **6.10** It pays (§6.1).',
  )

  it('allows one line for each rule, with ids that ascend', () => {
    expect(checkRuleForm(section)).toEqual([])
  })
  it('refuses an id that stands twice, comes too late, or has another section', () => {
    const [twice, late, other] = [
      ['- **6.2** One.', '- **6.2** Two.'],
      ['- **6.10** One.', '- **6.9** Two.'],
      ['- **6.1** One.', '- **7.2** Two.'],
    ].map((lines) => checkRuleForm(sectionWith(...lines)))
    expect(twice).toEqual([`${path}:4: the id 6.2 is not after the one before it.`])
    expect(late).toEqual([`${path}:4: the id 6.9 is not after the one before it.`])
    expect(other).toEqual([`${path}:4: a rule is one line like "- **6.1** …".`])
  })
  it('refuses a rule without an id, one of two lines, and one of more than 300 characters', () => {
    expect(checkRuleForm(sectionWith('- A hold lasts.'))).toHaveLength(1)
    expect(checkRuleForm(sectionWith('- **6.1** A hold lasts', '  15 minutes.'))).toHaveLength(1)
    expect(checkRuleForm(sectionWith(`- **6.1** ${'a'.repeat(290)}`))).toEqual([])
    expect(checkRuleForm(sectionWith(`- **6.1** ${'a'.repeat(291)}`))).toEqual([
      `${path}:3: 6.1 has 301 characters; split a rule of more than 300.`,
    ])
  })
  it('refuses a citation of a section or a rule that does not exist', () => {
    const citing = (text: string) =>
      checkRuleCitations(section, [{ path: 'a.ts', text: text.replaceAll('RULES', 'RULES.md') }])
    expect(citing('// Holds end (RULES §6), and then pay (RULES §6.10). RULES §6.1a, §6.1.')).toEqual([])
    expect(citing('// It does not (RULES §6.11).')).toEqual(['a.ts:1: there is no rule §6.11.'])
    expect(citing('/**\n * Nor does it (RULES\n * §16). See RFC 9110 §14.2.\n */')).toEqual([
      'a.ts:2: there is no rule §16.',
    ])
    expect(citing('// RULES §6.1, §7 and §8')).toHaveLength(2)
    expect(checkRuleCitations(sectionWith('- **6.1** As in §6.2.'), [])).toEqual([
      `${path}:3: there is no rule §6.2.`,
    ])
  })
})
