import { useIntl } from '@metrolibre/platform'
import { useMedia } from '@metrolibre/platform/browser'
import { Button } from '@metrolibre/ui'
import { Dialog } from '@metrolibre/ui/overlay'
import { useId, useRef, useState } from 'react'
import { ApplyFiltersButton } from './apply-button.tsx'
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
  const { search } = state
  const [{ over, draft }, setDraft] = useState({ over: search, draft: search })
  // What was changed in the dialog belongs to the search that it was opened for.
  if (over !== search) setDraft({ over: search, draft: search })
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
          {open && <ApplyFiltersButton form={formId} draft={draft} />}
        </>
      }
    >
      <FilterFields
        id={formId}
        ref={form}
        search={search}
        onDraft={(patch) => setDraft({ over: search, draft: { ...search, ...patch } })}
        onApply={(patch) => {
          state.change(patch)
          onClose()
        }}
      />
    </Dialog>
  )
}
