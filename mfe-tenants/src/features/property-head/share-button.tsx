import { useFeedback, useIntl } from '@metrolibre/platform'
import { Button } from '@metrolibre/ui'
import { ShareNetwork } from '@metrolibre/ui/icons'

const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Shares the address of the page, through the share dialog of the device or by copying it. */
export function ShareButton({ name }: { name: string }) {
  const { formatMessage } = useIntl()
  const { toast, showError } = useFeedback()
  const share = async () => {
    const url = location.origin + location.pathname
    try {
      if (navigator.share) return await navigator.share({ title: name, url })
      await navigator.clipboard.writeText(url)
      toast(formatMessage({ id: 'tenants.property.linkCopied' }))
    } catch (error) {
      if (!isCancelled(error)) await showError(error)
    }
  }
  return (
    <Button variant="outline" size="sm" icon={<ShareNetwork />} onClick={() => void share()}>
      {formatMessage({ id: 'tenants.property.share' })}
    </Button>
  )
}
