import { afterEach, expect, it, vi } from 'vitest'
import { listedFiles } from './file-list.ts'
import type { PublishedFile, RegisteredRemote, Registry } from './registry.ts'

const file = (name: string): PublishedFile => ({ href: `/r/mfe-a/1/${name}.js`, integrity: `sha384-${name}` })
const all = {
  routeFiles: { home: [file('home')], cats: [file('cats')] },
  messageFiles: { es: [file('es')], en: [file('en')] },
}

/** The registry in the Spanish page of the route `home`; each test takes another version, since a list is kept. */
const pageOf = (version: string): Registry => ({
  generation: 'g',
  shell: 's',
  remotes: {
    'mfe-a': {
      version,
      entry: file('entry'),
      routeFiles: { home: all.routeFiles.home },
      messageFiles: { es: all.messageFiles.es },
      isPartial: true,
      config: {} as RegisteredRemote['config'],
    },
  },
})

const answering = (...answers: (() => Promise<Response>)[]) => {
  const fetching = vi.fn<(path: string) => Promise<Response>>()
  for (const answer of answers) fetching.mockImplementationOnce(answer)
  vi.stubGlobal('fetch', fetching)
  return fetching
}
const withAll = () => Promise.resolve(Response.json(all))

afterEach(() => vi.unstubAllGlobals())

it('knows the files of the page without asking', async () => {
  const fetching = answering()
  expect(await listedFiles(pageOf('1'), 'mfe-a', 'home', 'es')).toEqual([file('home'), file('es')])
  expect(fetching).not.toHaveBeenCalled()
})

it('asks once for the files of other routes and languages', async () => {
  const fetching = answering(withAll)
  const page = pageOf('2')
  expect(
    await Promise.all([listedFiles(page, 'mfe-a', 'cats', 'es'), listedFiles(page, 'mfe-a', 'home', 'en')]),
  ).toEqual([
    [file('cats'), file('es')],
    [file('home'), file('en')],
  ])
  expect(fetching.mock.calls.map(([path]) => path)).toEqual(['/r/mfe-a/2/files.json'])
})

it('knows none while the list can’t be had, and asks again', async () => {
  const refused = () => Promise.resolve(new Response('', { status: 404 }))
  answering(() => Promise.reject(new TypeError('cut')), refused, withAll)
  const page = pageOf('3')
  const cats = () => listedFiles(page, 'mfe-a', 'cats')
  expect([await cats(), await cats(), await cats()]).toEqual([[], [], [file('cats')]])
})
