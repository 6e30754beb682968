import { Button, Flex, Heading, Panel, Text } from '@metrolibre/ui'
import { FormattedMessage } from '@metrolibre/platform'
import type { ReactNode } from 'react'

interface Props {
  id: string
  title: ReactNode
  text?: ReactNode
  dirty: boolean
  saving: boolean
  onSubmit: () => void
  onDiscard: () => void
  children: ReactNode
}

/** A form of the profile with its own buttons to save or discard changes. */
export function FormPanel({ id, title, text, dirty, saving, onSubmit, onDiscard, children }: Props) {
  return (
    <Panel
      as="form"
      padded
      id={id}
      noValidate
      style={{ scrollMarginTop: 24 }}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Heading as="h2" textStyle="sub">
        {title}
      </Heading>
      {text && (
        <Text textStyle="small" color="fg.muted" mt="1">
          {text}
        </Text>
      )}
      <div style={{ marginTop: 20 }}>{children}</div>
      <Flex justify="flex-end" gap="2" wrap="wrap" mt="6" pt="4" borderTopWidth="1px" borderColor="border">
        {dirty && (
          <Button variant="ghost" onClick={onDiscard}>
            <FormattedMessage id="mfe-owners.profile.discard" />
          </Button>
        )}
        <Button type="submit" loading={saving}>
          <FormattedMessage id="mfe-owners.profile.save" />
        </Button>
      </Flex>
    </Panel>
  )
}
