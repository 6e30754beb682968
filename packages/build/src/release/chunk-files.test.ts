import { expect, it } from 'vitest'
import { exposedFiles, filesByImport } from './chunk-files.ts'

const stats = {
  chunks: [
    {
      id: 1,
      files: ['1.js'],
      siblings: [2],
      origins: [{ moduleName: './src/remote.tsx', request: './screens/home/screen.tsx' }],
    },
    { id: 2, files: ['2.js'], siblings: [1], origins: [] },
    { id: 3, files: ['3.js'], siblings: [], origins: [{ moduleName: 'container entry', request: '' }] },
    {
      id: 4,
      files: ['4.js'],
      siblings: [],
      origins: [{ moduleName: './src/remote.tsx', request: '../locales/es.json' }],
    },
  ],
} as never

it('finds the files of each import, including the chunks that load with it', () => {
  expect(Object.fromEntries(filesByImport(stats))).toEqual({
    './src/screens/home/screen.tsx': ['1.js', '2.js'],
    './locales/es.json': ['4.js'],
  })
})

it('finds the files of the exposed module', () => {
  expect(exposedFiles(stats)).toEqual(['3.js'])
})
