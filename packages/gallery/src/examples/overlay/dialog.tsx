import { Button, Stack, Text } from '@metrolibre/ui'
import { TextInput } from '@metrolibre/ui/form'
import { Dialog, type DialogProps, Sheet } from '@metrolibre/ui/overlay'
import { type ComponentType, useState } from 'react'
import type { Example, StateProps } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

interface Props extends StateProps, Pick<DialogProps, 'size' | 'tape'> {
  as?: ComponentType<Omit<DialogProps, 'size' | 'alert'>>
}

function Opener({ title, as: Frame = Dialog, ...look }: Props) {
  const say = useGalleryTexts()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Frame
        {...look}
        open={open}
        onClose={close}
        title={say('sample.askVisit')}
        description={say('sample.visitText')}
        closeLabel={say('sample.close')}
        footer={
          <>
            <Button variant="ghost" onClick={close}>
              {say('sample.cancel')}
            </Button>
            <Button onClick={close}>{say('sample.send')}</Button>
          </>
        }
      >
        <Stack gap="16px">
          <Text>{say('sample.quote')}</Text>
          <TextInput label={say('sample.name')} />
        </Stack>
      </Frame>
    </>
  )
}

export const dialog: Example = {
  from: '@metrolibre/ui/overlay',
  names: ['Dialog', 'Sheet'],
  about: 'gallery.about.dialog',
  states: [
    { id: 'small', Show: ({ title }) => <Opener title={title} />, opens: true },
    { id: 'large', Show: ({ title }) => <Opener title={title} size="lg" />, opens: true },
    { id: 'withTape', Show: ({ title }) => <Opener title={title} tape />, opens: true },
    { id: 'sheet', Show: ({ title }) => <Opener title={title} as={Sheet} />, opens: true },
  ],
}
