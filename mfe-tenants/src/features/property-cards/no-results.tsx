import { assetPath, useIntl, type MessageId } from '@metrolibre/platform'
import { Button, EmptyState, Flex } from '@metrolibre/ui'
import type { ReactNode } from 'react'
import emptyLand from '../../property/empty-land.svg'

/** A way to get more results: one filter less, or none. */
export interface Loosening {
  id: string
  /** Id of the message that describes it. */
  text: MessageId
  act: () => void
}

/** Says that nothing was found, and which filters could be removed. */
export function NoResults({ loosenings, near }: { loosenings: readonly Loosening[]; near: ReactNode }) {
  const { formatMessage } = useIntl()
  return (
    <>
      <EmptyState
        title={formatMessage({ id: 'tenants.search.empty.title' })}
        text={formatMessage({ id: 'tenants.search.empty.text' })}
        image={assetPath(emptyLand)}
        action={
          <Flex gap="8px" wrap="wrap" justify="center">
            {loosenings.map(({ id, text, act }, index) => (
              <Button key={id} variant={index === 0 ? 'primary' : 'outline'} onClick={act}>
                {formatMessage({ id: text })}
              </Button>
            ))}
          </Flex>
        }
      />
      {near}
    </>
  )
}
