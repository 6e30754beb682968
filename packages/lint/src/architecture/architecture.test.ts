import { describe, expect, it } from 'vitest'
import { checkArchitecture } from '../check-architecture.ts'
import type { Import } from '../imports.ts'
import { drawArchitecture } from './draw.ts'
import { roomGraph, withoutDetours } from './room-graph.ts'

const paths = [
  'mfe-cats/src/remote.tsx',
  'mfe-dogs/src/remote.tsx',
  'packages/contract/src/index.ts',
  'packages/testing/src/render.tsx',
  'packages/ui/src/index.ts',
  'shell/server/main.ts',
  'shell/src/main.tsx',
]
const imported = (from: string, specifier: string): Import => ({ from, specifier, typeOnly: false })
const imports = [
  imported('mfe-cats/src/remote.tsx', '@metrolibre/ui'),
  imported('mfe-dogs/src/remote.tsx', '@metrolibre/contract'),
  imported('packages/ui/src/index.ts', '@metrolibre/contract'),
  imported('shell/server/main.ts', '../src/main.tsx'),
  imported('shell/src/main.tsx', 'react'),
]

describe('the picture of the architecture', () => {
  it('has the remotes as one room and the two programs of the shell as two', () => {
    expect(roomGraph(paths, imports)).toEqual(
      new Map([
        ['mfe-*', new Set(['packages/ui', 'packages/contract'])],
        ['packages/contract', new Set()],
        ['packages/testing', new Set()],
        ['packages/ui', new Set(['packages/contract'])],
        ['shell/server', new Set(['shell/src'])],
        ['shell/src', new Set()],
      ]),
    )
  })
  it('leaves out what only tests and configurations import', () => {
    const others = [
      imported('packages/ui/src/index.test.ts', '@metrolibre/testing'),
      imported('packages/ui/src/testing/draw.tsx', '@metrolibre/testing'),
      imported('packages/ui/ui.config.ts', '@metrolibre/testing'),
    ]
    expect(roomGraph(paths, [...imports, ...others])).toEqual(roomGraph(paths, imports))
  })
  it('draws no arrow that follows from two others', () => {
    const drawn = withoutDetours(roomGraph(paths, imports))
    expect(drawn.get('mfe-*')).toEqual(new Set(['packages/ui']))
  })
  it('is refused when a room imports another one than it shows', () => {
    const kept = drawArchitecture(roomGraph(paths, imports))
    expect(checkArchitecture(paths, imports, kept)).toEqual([])
    const more = imported('packages/testing/src/render.tsx', '@metrolibre/ui')
    expect(checkArchitecture(paths, [...imports, more], kept)).toHaveLength(1)
    expect(checkArchitecture([...paths, 'e2e/home.ts'], imports, kept)).toHaveLength(1)
  })
})
