import { FormattedMessage, useErrorText, type UseQueryResult, type TextBeginning } from '@metrolibre/platform'
import { Delayed, ErrorPanel, SimpleGrid, Skeleton, Text } from '@metrolibre/ui'
import type { ReactNode } from 'react'

interface Props<T> {
  /** The messages are `<texts>.failed`, `.retry`, `.empty`. */
  texts: TextBeginning<'empty'> & TextBeginning<'retry'>
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'isError' | 'refetch'>
  isEmpty: (data: T) => boolean
  children: (data: T) => ReactNode
}

/** Renders a list, or that it is loading, empty or could not be loaded. */
export function ListStates<T>({ texts, query, isEmpty, children }: Props<T>) {
  const { data, error, isError, refetch } = query
  const words = useErrorText()
  if (data !== undefined && !isEmpty(data)) return children(data)
  if (data !== undefined)
    return (
      <Text color="fg.muted">
        <FormattedMessage id={`${texts}.empty`} />
      </Text>
    )
  if (isError) {
    const { text, reference } = words(error)
    return (
      <ErrorPanel
        title={<FormattedMessage id={`${texts}.failed`} />}
        text={text}
        detail={reference}
        retry={{ text: <FormattedMessage id={`${texts}.retry`} />, onRetry: () => void refetch() }}
      />
    )
  }
  return (
    <Delayed>
      <SimpleGrid columns={{ base: 1, md: 3 }} gap="6">
        {[0, 1, 2].map((box) => (
          <Skeleton key={box} height={260} radius={20} />
        ))}
      </SimpleGrid>
    </Delayed>
  )
}
