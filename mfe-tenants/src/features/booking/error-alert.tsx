import { useErrorText } from '@metrolibre/platform'
import { Alert } from '@metrolibre/ui'
import { InView } from '@metrolibre/ui/parts'

/** Shows why a step failed and scrolls to it; includes the request id if the server received the request. */
export function ErrorAlert({ error }: { error: unknown }) {
  const { text, reference } = useErrorText()(error)
  return (
    <InView>
      <Alert tone="bad" title={text} reference={reference} />
    </InView>
  )
}
