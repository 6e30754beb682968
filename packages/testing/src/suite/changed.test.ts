import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { changedFiles, narrow } from './changed.ts'
import { steps } from './steps.ts'

const names = (files: readonly string[]) =>
  steps.flatMap((step) => narrow(step, there(files), 'HEAD') ?? []).map(({ name }) => name)
/** A test about a file that does not exist would say nothing about the repository. */
const there = (files: readonly string[]) => {
  expect(files.filter((file) => !existsSync(file))).toEqual([])
  return files
}
const argsOf = (name: string, files: readonly string[]) =>
  narrow(
    steps.find((step) => step.name === name)!,
    there(files),
    'HEAD',
  )?.args

/** Returns the file of the contract in which a constant is declared, so that no test speaks of one that is gone. */
const fileThatDeclares = (constant: string): string => {
  const declaration = new RegExp(`^export const ${constant}\\b`, 'm')
  const found = globSync('packages/contract/src/**/*.ts').filter((path) =>
    declaration.test(readFileSync(path, 'utf8')),
  )
  expect(found, constant).toHaveLength(1)
  return found[0]!
}

describe('steps with --changed', () => {
  it('run on the changed files that concern them', () => {
    const files = ['shell/src/main.tsx', 'README.md', 'deploy/images/home.webp']
    expect(argsOf('lint', files)).toEqual(['--type-aware', '--quiet', 'shell/src/main.tsx'])
    expect(argsOf('format', files)).toEqual(expect.arrayContaining(['shell/src/main.tsx', 'README.md']))
    expect(argsOf('format', files)).not.toContain('deploy/images/home.webp')
  })

  it('are skipped when no file concerns them', () => {
    expect(names(['deploy/images/home.webp'])).toEqual(['house', 'types', 'unit'])
  })

  it('check the migrations when a table or the table of transitions has changed', () => {
    expect(names(['packages/api/src/platform/db/schema/users.ts'])).toContain('migrations')
    expect(names([fileThatDeclares('reservationTransitions')])).toContain('migrations')
    expect(names(['packages/api/src/modules/zones/routes.ts'])).not.toContain('migrations')
  })

  it('check the migrations when a list of values that a column accepts has changed', () => {
    const imported = globSync('packages/api/src/platform/db/schema/*.ts').flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/import \{([^}]*)\} from '@metrolibre\/contract'/g)].flatMap(
        ([, list]) => list!.split(',').map((name) => name.trim()),
      ),
    )
    const values = imported.filter((name) => name !== '' && !name.startsWith('type '))
    expect(values).toContain('listingStages')
    for (const name of values) expect(names([fileThatDeclares(name)]), name).toContain('migrations')
  })

  it('open the gallery when a component has changed', () => {
    expect(names(['packages/ui/src/core/button/button.tsx'])).toContain('gallery')
    expect(names(['mfe-owners/src/remote.tsx'])).not.toContain('gallery')
  })

  it('are skipped when they are useful only as a whole', () => {
    const all = ['packages/api/src/platform/db/schema/users.ts', 'e2e/matrix.ts']
    for (const heavy of ['model', 'storm', 'e2e']) expect(names(all)).not.toContain(heavy)
  })
})

it('reports an unknown commit', () => {
  expect(() => changedFiles('no-such-branch')).toThrow(/no-such-branch/)
})
