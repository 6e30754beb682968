import {
  type DefaultError,
  type MutateOptions,
  type MutationFunctionContext,
  useMutation,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'

/**
 * A mutation whose follow-ups last as long as the page. The library's `useMutation` forgets what follows a call of `mutate`
 * when the component goes before the mutation has ended. One that waits until its data is loaded again often removes what
 * was pressed itself: the row that was deleted, the step that is done. What follows the answer happens here as well,
 * unless the user has left the page.
 */
export function usePageMutation<Data = unknown, Failure = DefaultError, Input = void, Kept = unknown>(
  options: UseMutationOptions<Data, Failure, Input, Kept>,
): UseMutationResult<Data, Failure, Input, Kept> {
  const isThere = useRef(true)
  useEffect(() => {
    isThere.current = true
    return () => void (isThere.current = false)
  }, [])
  /** The last answer that came while the component was there. */
  const heard = useRef<MutationFunctionContext>(undefined)
  const { mutationFn } = options
  const mutation = useMutation({
    ...options,
    ...(mutationFn && {
      mutationFn: async (input: Input, context: MutationFunctionContext) => {
        heard.current = undefined
        try {
          return await mutationFn(input, context)
        } finally {
          if (isThere.current) heard.current = context
        }
      },
    }),
  })
  const { mutateAsync } = mutation
  const mutate = useCallback(
    (input: Input, after: MutateOptions<Data, Failure, Input, Kept> = {}) => {
      const page = window.location.pathname
      let isDone = false
      const onSettled: typeof after.onSettled = (...outcome) => {
        isDone = true
        return after.onSettled?.(...outcome)
      }
      const forgotten = () =>
        isDone || isThere.current || window.location.pathname !== page ? undefined : heard.current
      mutateAsync(input, { ...after, onSettled }).then(
        (data) => {
          const context = forgotten()
          if (!context) return
          after.onSuccess?.(data, input, undefined as Kept, context)
          after.onSettled?.(data, null, input, undefined, context)
        },
        (failure: Failure) => {
          const context = forgotten()
          if (!context) return
          after.onError?.(failure, input, undefined, context)
          after.onSettled?.(undefined, failure, input, undefined, context)
        },
      )
    },
    [mutateAsync],
  )
  return { ...mutation, mutate } as typeof mutation
}
