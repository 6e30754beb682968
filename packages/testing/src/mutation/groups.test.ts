import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { mutationGroups } from './groups.ts'

const root = new URL('../../../../', import.meta.url)
const sources = (folder: string) =>
  readdirSync(new URL(folder, root))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .toSorted()

it('mutates each file of a module that is divided into parts, and each in one part alone', () => {
  const divided = Map.groupBy(
    Object.values(mutationGroups).filter(({ files }) => files),
    ({ folder }) => folder,
  )

  expect([...divided.keys()]).toContain('packages/api/src/modules/payments')
  for (const [folder, parts] of divided) {
    const files = parts.flatMap(({ files }) => files ?? [])
    expect(files.map((file) => basename(file)).toSorted()).toEqual(sources(folder))
  }
})
