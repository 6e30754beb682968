// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usePageMutation } from './use-page-mutation.ts'

let rows: string[]
let answer: PromiseWithResolvers<void>
let other: PromiseWithResolvers<void>
const deleted = vi.fn<(row: string) => void>()
const failed = vi.fn<() => void>()

function Row({ name }: { name: string }) {
  const remove = usePageMutation({
    mutationFn: async (row: string) => {
      await answer.promise
      rows = []
      return row
    },
    // Something else that is loaded again keeps the mutation going after the row is gone.
    onSettled: (_row, _error, _input, _result, { client }) =>
      Promise.all([client.invalidateQueries({ queryKey: ['rows'] }), other.promise]),
  })
  return (
    <button type="button" onClick={() => remove.mutate(name, { onSuccess: deleted, onError: failed })}>
      {name}
    </button>
  )
}

function List() {
  const { data = [] } = useQuery({ queryKey: ['rows'], queryFn: () => rows })
  return data.map((name) => <Row key={name} name={name} />)
}

const press = async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <List />
    </QueryClientProvider>,
  )
  fireEvent.click(await screen.findByText('Cat'))
}

beforeEach(() => {
  rows = ['Cat']
  answer = Promise.withResolvers()
  other = Promise.withResolvers()
  vi.clearAllMocks()
})
afterEach(() => {
  cleanup()
  window.history.replaceState(null, '', '/')
})

it('does what follows when the new data has removed what was pressed, once', async () => {
  await press()
  answer.resolve()
  await waitFor(() => expect(screen.queryByText('Cat')).toBeNull())
  other.resolve()
  await waitFor(() => expect(deleted).toHaveBeenCalled())
  expect(deleted.mock.calls.map(([row]) => row)).toEqual(['Cat'])
})

it('does what follows once for what stays, also when it fails', async () => {
  await press()
  other.resolve()
  answer.reject(new Error('away'))
  await waitFor(() => expect(failed).toHaveBeenCalledOnce())
  expect(deleted).not.toHaveBeenCalled()
})

it('forgets what follows when the user leaves, before the answer or after it', async () => {
  await press()
  cleanup()
  answer.resolve()
  other.resolve()
  await waitFor(() => expect(rows).toEqual([]))

  rows = ['Cat']
  answer = Promise.withResolvers()
  other = Promise.withResolvers()
  await press()
  answer.resolve()
  await waitFor(() => expect(screen.queryByText('Cat')).toBeNull())
  window.history.replaceState(null, '', '/elsewhere')
  other.resolve()
  await new Promise((resolve) => setTimeout(resolve))
  expect(deleted).not.toHaveBeenCalled()
})
