import type { Visit } from '@metrolibre/api-client'
import { useIntl, type TextName } from '@metrolibre/platform'
import { Button, Flex } from '@metrolibre/ui'
import { useState } from 'react'
import { CancelVisitDialog, MoveVisitDialog } from './change-dialogs.tsx'

/** The owner's ways to move or cancel a visit. */
export function ChangeVisit({ visit }: { visit: Visit }) {
  const { formatMessage } = useIntl()
  const text = (name: TextName<'mfe-owners.visits'>) => formatMessage({ id: `mfe-owners.visits.${name}` })
  const [open, setOpen] = useState<'move' | 'cancel'>()
  const close = () => setOpen(undefined)
  return (
    <Flex gap="2" wrap="wrap">
      <Button variant="outline" size="sm" onClick={() => setOpen('move')}>
        {text('move')}
      </Button>
      <Button variant="ghost" size="sm" onClick={() => setOpen('cancel')}>
        {text('cancel')}
      </Button>
      {open === 'move' && <MoveVisitDialog visit={visit} onClose={close} />}
      {open === 'cancel' && <CancelVisitDialog visit={visit} onClose={close} />}
    </Flex>
  )
}
