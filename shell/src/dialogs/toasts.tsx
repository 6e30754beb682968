import { useIntl } from '@metrolibre/platform'
import { toastsAtom, useSetAtom, type Toast } from '@metrolibre/platform/host'
import { Toaster } from '@metrolibre/ui/overlay'
import { useCallback } from 'react'

/** Shows toasts, 3 s each unless they say otherwise. */
export default function Toasts({ toasts }: { toasts: readonly Toast[] }) {
  const { formatMessage } = useIntl()
  const set = useSetAtom(toastsAtom)
  const close = useCallback(
    (id: string) => set((open) => open.filter((toast) => String(toast.id) !== id)),
    [set],
  )
  return (
    <Toaster
      label={formatMessage({ id: 'shell.toasts.label' })}
      closeLabel={formatMessage({ id: 'shell.close' })}
      toasts={toasts.map(({ id, ...toast }) => ({ id: String(id), ...toast }))}
      onClose={close}
    />
  )
}
