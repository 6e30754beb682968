import { FormattedMessage, useErrorText, useFeedback, useIntl } from '@metrolibre/platform'
import { Button } from '@metrolibre/ui'
import { useEffect, useState } from 'react'
import { GuardNotice } from './guard-notice.tsx'
import { useSessionControl } from './session-context.ts'

/** Says that the stored session could not be read, which is tried again by itself, and at once on request. */
export function SessionUnread() {
  const session = useSessionControl()
  const { formatMessage } = useIntl()
  const { toast } = useFeedback()
  const errorText = useErrorText()
  const [trying, setTrying] = useState(false)
  useEffect(
    () => () =>
      // The button that had the focus is gone with this page: the user goes on with the page in its place.
      void setTimeout(() => {
        if (document.activeElement === document.body)
          document.querySelector('main')?.focus({ preventScroll: true })
      }),
    [],
  )
  const tryAgain = async () => {
    setTrying(true)
    try {
      await session.start()
    } catch (error) {
      toast(errorText(error).text, { tone: 'bad' })
    }
    setTrying(false)
  }
  return (
    <GuardNotice
      title={formatMessage({ id: 'shell.guard.unreadTitle' })}
      text={formatMessage({ id: 'shell.guard.unreadText' })}
    >
      <Button loading={trying} onClick={() => void tryAgain()}>
        <FormattedMessage id="shell.start.retry" />
      </Button>
    </GuardNotice>
  )
}
