import { Button, Heading, Panel, Text } from '@metrolibre/ui'
import { FormattedMessage } from '@metrolibre/platform'
import type { User } from '@metrolibre/contract'
import { useState } from 'react'
import { CloseDialog } from './close-dialog.tsx'

/** Leads to the dialog in which the account is deleted for good. */
export function CloseAccount({ user }: { user: User }) {
  const [open, setOpen] = useState(false)
  return (
    <Panel as="section" padded>
      <Heading as="h2" textStyle="cardTitle" mb="2">
        <FormattedMessage id="mfe-owners.profile.close.title" />
      </Heading>
      <Text textStyle="small" color="fg.muted" mb="4">
        <FormattedMessage id="mfe-owners.profile.close.text" />
      </Text>
      <Button variant="danger" full onClick={() => setOpen(true)}>
        <FormattedMessage id="mfe-owners.profile.close.action" />
      </Button>
      {open && <CloseDialog user={user} onClose={() => setOpen(false)} />}
    </Panel>
  )
}
