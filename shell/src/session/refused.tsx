import { useFeedback, useIntl, useNavigate } from '@metrolibre/platform'
import { useEffect, useRef, type ReactNode } from 'react'

/** Says that the user may not enter, and opens the owners' page. */
export function SessionRefused({ waiting }: { waiting: ReactNode }) {
  const { alert } = useFeedback()
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const said = useRef(false)
  useEffect(() => {
    if (said.current) return
    said.current = true
    void alert({
      title: formatMessage({ id: 'shell.guard.refusedTitle' }),
      text: formatMessage({ id: 'shell.guard.refused' }),
    })
    navigate('/propiedad', { replace: true })
  }, [alert, formatMessage, navigate])
  return waiting
}
