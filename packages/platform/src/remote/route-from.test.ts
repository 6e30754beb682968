import { expect, it } from 'vitest'
import type { HeadContext, PrefetchContext } from './define-remote.ts'
import { routeFrom } from './route-from.ts'

const context = { params: { id: '7' } } as unknown as HeadContext

it('takes head and data from the module of the screen, which is loaded only when needed', async () => {
  const asked: string[] = []
  const route = routeFrom(async () => {
    asked.push('screen')
    return {
      Screen: () => null,
      prefetch: async ({ params }) => asked.push(`data of ${params['id']}`),
      head: ({ params }) => ({ title: `Place ${params['id']}`, description: '' }),
    }
  })
  expect(asked).toEqual([])
  await route.prefetch?.(context)
  expect(asked).toEqual(['screen', 'data of 7'])
  expect(route.head?.(context).title).toBe('Place 7')
})

it('asks the screen whether it can be shown before its data, which most can’t', async () => {
  const head = () => ({ title: '', description: '' })
  const knowing = routeFrom(async () => ({
    Screen: () => null,
    head,
    showsAtOnce: ({ params }) => params['id'] === '7',
  }))
  const other = routeFrom(async () => ({ Screen: () => null, head }))
  expect(await knowing.showsAtOnce?.(context)).toBe(true)
  expect(await knowing.showsAtOnce?.({ ...context, params: { id: '8' } })).toBe(false)
  expect(await other.showsAtOnce?.(context)).toBe(false)
})

it('has the screen load texts of its own, if it has some', async () => {
  const head = () => ({ title: '', description: '' })
  const ownTexts = async ({ params }: Pick<PrefetchContext, 'params'>) => `texts of ${params['id']}`
  expect(await routeFrom(async () => ({ Screen: () => null, head, ownTexts })).ownTexts?.(context)).toBe(
    'texts of 7',
  )
  expect(await routeFrom(async () => ({ Screen: () => null, head })).ownTexts?.(context)).toBeUndefined()
})

it('asks the screen for the title that is known before its data, after which a head may be asked for', async () => {
  const route = routeFrom(async () => ({
    Screen: () => null,
    head: () => ({ title: 'Place 7, with its data', description: '' }),
    titleAtOnce: ({ params }) => `Place ${params['id']}`,
  }))
  expect(await route.titleAtOnce?.(context)).toBe('Place 7')
  expect(route.head?.(context).title).toBe('Place 7, with its data')
})

it('returns a head even if the data could not be loaded', async () => {
  const route = routeFrom(async () => ({
    Screen: () => null,
    prefetch: () => Promise.reject(new Error('offline')),
    head: () => ({ title: 'As ever', description: '' }),
  }))
  await expect(route.prefetch?.(context)).rejects.toThrow('offline')
  expect(route.head?.(context).title).toBe('As ever')
})
