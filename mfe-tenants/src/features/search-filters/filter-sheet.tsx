import { useIntl } from '@metrolibre/platform'
import { useMedia } from '@metrolibre/platform/browser'
import { Button } from '@metrolibre/ui'
import { Dialog } from '@metrolibre/ui/overlay'
import { useId, useRef } from 'react'
import { FilterFields } from './filter-fields.tsx'
import type { SearchState } from './use-search.ts'

interface Props {
  state: SearchState
  open: boolean
  onClose: () => void
}

/** All filters in a dialog, or in a sheet on phones; they take effect only when applied. */
export default function FilterSheet({ state, open, onClose }: Props) {
  const { formatMessage } = useIntl()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  // On touch screens no field gets the focus, because the keyboard would cover the filters.
  const byTouch = useMedia('(pointer: coarse)')
  const clear = () => {
    state.clear()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="md"
      initialFocus={byTouch ? form : undefined}
      title={formatMessage({ id: 'tenants.search.filterTitle' })}
      closeLabel={formatMessage({ id: 'tenants.search.close' })}
      footer={
        <>
          <Button variant="outline" onClick={clear}>
            {formatMessage({ id: 'tenants.search.clear' })}
          </Button>
          <Button type="submit" form={formId}>
            {formatMessage({ id: 'tenants.search.apply' })}
          </Button>
        </>
      }
    >
      <FilterFields
        id={formId}
        ref={form}
        search={state.search}
        onApply={(patch) => {
          state.change(patch)
          onClose()
        }}
      />
    </Dialog>
  )
}
