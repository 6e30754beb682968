import { Button, Stack } from '@metrolibre/ui'
import { FormAlert, TextInput } from '@metrolibre/ui/form'
import { useState } from 'react'
import type { Example, StateProps } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function Refused({ title }: StateProps) {
  const say = useGalleryTexts()
  const [sent, setSent] = useState(false)
  const error = sent ? say('sample.emailError') : undefined
  return (
    <form>
      <Stack gap="20px" align="start">
        {error && (
          <FormAlert
            title={say('sample.checkFields')}
            errors={[{ name: 'gallery-email', message: error }]}
            reference={{ text: say('sample.detail'), content: say('sample.reference') }}
          />
        )}
        <TextInput name="gallery-email" label={say('sample.email')} error={error} />
        <Button onClick={() => setSent(true)}>{title}</Button>
      </Stack>
    </form>
  )
}

export const formAlert: Example = {
  from: '@metrolibre/ui/form',
  names: ['FormAlert'],
  about: 'gallery.about.formAlert',
  states: [{ id: 'sendToSee', Show: Refused, opens: true }],
}
