import { useIntl } from '@metrolibre/platform'
import { Button } from '@metrolibre/ui'
import { Dialog } from '@metrolibre/ui/overlay'
import { useId } from 'react'
import { FilterFields } from './filter-fields.tsx'
import type { SearchState } from './use-search.ts'

interface Props {
  state: SearchState
  open: boolean
  onClose: () => void
}

/** All filters in a window, from below on phones; nothing changes until they are applied. */
export default function FilterSheet({ state, open, onClose }: Props) {
  const { formatMessage } = useIntl()
  const formId = useId()
  const clear = () => {
    state.clear()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="md"
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
        search={state.search}
        onApply={(patch) => {
          state.change(patch)
          onClose()
        }}
      />
    </Dialog>
  )
}
