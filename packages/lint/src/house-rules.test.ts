import { describe, expect, it } from 'vitest'
import { checkCircles } from './check-circles.ts'
import { checkFiles } from './check-files.ts'
import { checkDoorplates, checkLayout } from './check-layout.ts'
import { checkRooms } from './check-rooms.ts'
import { importsOf } from './imports.ts'

const breaches = (path: string, text: string) => checkRooms(importsOf({ path, text }))

describe('rooms', () => {
  it('lets a remote use what the architecture gives it', () => {
    expect(
      breaches('mfe-tenants/src/screens/search/screen.tsx', `import { Box } from '@metrolibre/ui'`),
    ).toEqual([])
  })
  it('refuses one remote in another, by name and by path', () => {
    expect(breaches('mfe-tenants/src/a.ts', `import '@metrolibre/mfe-owners'`)).toHaveLength(1)
    expect(breaches('mfe-tenants/src/a.ts', `export * from '../../mfe-owners/src/a.ts'`)).toHaveLength(1)
    expect(breaches('mfe-tenants/src/a.ts', `void import('../../shell/src/a.ts')`)).toHaveLength(1)
  })
  it('refuses the API to everyone, its own tests aside', () => {
    expect(breaches('shell/server/a.ts', `import { app } from '@metrolibre/api'`)).toHaveLength(1)
  })
  it('keeps a library in its room', () => {
    expect(breaches('mfe-public/src/a.tsx', `import { Box } from '@chakra-ui/react'`)).toHaveLength(1)
    expect(breaches('packages/ui/src/a.tsx', `import { Box } from '@chakra-ui/react'`)).toEqual([])
    expect(breaches('shell/src/chrome/a.ts', `import { getAuth } from 'firebase/auth'`)).toHaveLength(1)
  })
  it('refuses a feature inside another and a screen inside a feature', () => {
    const from = 'mfe-tenants/src/features/filters/form.tsx'
    expect(breaches(from, `import { a } from '../cards/card.tsx'`)).toHaveLength(1)
    expect(breaches(from, `import { a } from '../../screens/search/screen.tsx'`)).toHaveLength(1)
    expect(breaches(from, `import { a } from './field.tsx'`)).toEqual([])
  })
})

describe('circles', () => {
  const imports = (second: string) => [
    ...importsOf({ path: 'shell/src/a.ts', text: `import { b } from './b.ts'` }),
    ...importsOf({ path: 'shell/src/b.ts', text: second }),
  ]
  it('finds one that exists at run time', () => {
    expect(checkCircles(imports(`import { a } from './a.ts'`))).toHaveLength(1)
  })
  it('lets types look back', () => {
    expect(checkCircles(imports(`import type { A } from './a.ts'`))).toEqual([])
  })
})

describe('files', () => {
  it('refuses a file over the size and a name that explains nothing', () => {
    expect(checkFiles([{ path: 'shell/src/long.ts', text: 'x\n'.repeat(251) }])).toHaveLength(1)
    expect(checkFiles([{ path: 'shell/src/utils.ts', text: '' }])).toHaveLength(1)
    expect(checkFiles([{ path: 'shell/src/MyFile.ts', text: '' }])).toHaveLength(1)
  })
  it('refuses what does not belong on the top level', () => {
    expect(checkLayout(['README.md', 'shell/a.ts', 'scripts/a.ts'])).toEqual([
      'scripts does not belong on the top level.',
    ])
  })
  it('refuses a room without a page that says what it is', () => {
    const missing = checkDoorplates(['packages/ui/README.md', 'packages/lint/src/main.ts'])
    expect(missing).toContainEqual(expect.stringMatching(/^packages\/lint has no README\.md/))
    expect(missing).not.toContainEqual(expect.stringMatching(/^packages\/ui /))
  })
})
