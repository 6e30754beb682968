import { endpoints } from '@metrolibre/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '@metrolibre/api-client/core'
import { ownRoot, refreshOwned, type CacheContext } from './own-cache.ts'
import { staleTimes } from '../stale-times.ts'
import { readBlock, type Block } from '../wire/own-properties.ts'

const calls = endpoints.ownBlocks

const refresh = async (id: string, context: CacheContext): Promise<void> => {
  await Promise.all([
    context.client.invalidateQueries({ queryKey: [ownRoot, 'blocks', id] }),
    refreshOwned(id, context),
  ])
}

/** Queries and mutations for the periods in which owners rent nothing out. */
export const ownBlocks = {
  of: (id: string) =>
    queryOptions({
      queryKey: [ownRoot, 'blocks', id],
      queryFn: async ({ signal }) =>
        (await call(calls.list, { params: { id }, signal })).blocks.map(readBlock),
      staleTime: staleTimes.own,
    }),

  /** Blocks a period in epoch milliseconds, which begins and ends with a day, or an hour, of the place. */
  add: (id: string) =>
    mutationOptions({
      mutationFn: ({
        period,
        ...rest
      }: {
        readonly period: { readonly start: number; readonly end: number }
        readonly roomId?: string | null
        readonly note?: string
      }) => call(calls.create, { params: { id }, body: { ...rest, range: period } }).then(readBlock),
      onSuccess: (_block, _input, _result, context) => refresh(id, context),
    }),

  /** Moves the start or the end of a block. */
  move: (id: string) =>
    mutationOptions({
      mutationFn: ({ block, period }: { readonly block: string; readonly period: Block['period'] }) =>
        call(calls.move, { params: { id, block }, body: { range: period } }).then(readBlock),
      onSuccess: (_block, _input, _result, context) => refresh(id, context),
    }),

  remove: (id: string) =>
    mutationOptions({
      mutationFn: (block: string) => call(calls.remove, { params: { id, block } }),
      onSuccess: (_answer, _input, _result, context) => refresh(id, context),
    }),
}
