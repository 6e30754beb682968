import { useFeedback, useIntl, useNavigate, useSession } from '@metrolibre/platform'
import { useEffect, useRef, type ReactNode } from 'react'

interface Props {
  returnTo: string
  /**
   * A visitor may be an admin who has not logged in yet: the login dialog follows, and returns to the page.
   */
  anonymous: boolean
  waiting: ReactNode
}

/** Says that the user may not enter, and opens the owners' page. */
export function Refused({ returnTo, anonymous, waiting }: Props) {
  const { alert } = useFeedback()
  const { formatMessage } = useIntl()
  const { openLogin } = useSession()
  const navigate = useNavigate()
  const said = useRef(false)
  useEffect(() => {
    if (said.current) return
    said.current = true
    const read = alert({
      title: formatMessage({ id: 'shell.guard.refusedTitle' }),
      text: formatMessage({ id: 'shell.guard.refused' }),
    })
    if (anonymous) void read.then(() => openLogin({ returnTo }))
    navigate('/propiedad', { replace: true })
  }, [alert, anonymous, formatMessage, navigate, openLogin, returnTo])
  return waiting
}
