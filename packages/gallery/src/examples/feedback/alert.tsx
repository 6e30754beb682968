import { Alert, Button, Stack } from '@metrolibre/ui'
import type { Example } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function Tones() {
  const say = useGalleryTexts()
  return (
    <Stack gap="12px">
      <Alert tone="ok" title={say('sample.bookingPaid')}>
        {say('sample.contractSent')}
      </Alert>
      <Alert title={say('sample.visitTitle')}>{say('sample.visitText')}</Alert>
      <Alert tone="warn" title={say('sample.holdEnds')}>
        {say('sample.holdEndsText')}
      </Alert>
      <Alert
        tone="bad"
        title={say('sample.cardRefused')}
        reference={{
          text: say('sample.detail'),
          content: say('sample.reference'),
          copy: { value: 'req_8f31c2', text: say('sample.copyCode'), copied: say('sample.codeCopied') },
        }}
      >
        {say('sample.cardRefusedText')}
      </Alert>
    </Stack>
  )
}

function WithAction() {
  const say = useGalleryTexts()
  return (
    <Alert
      tone="warn"
      title={say('sample.offline')}
      action={
        <Button size="sm" variant="outline">
          {say('sample.retry')}
        </Button>
      }
    >
      {say('sample.offlineText')}
    </Alert>
  )
}

export const alert: Example = {
  from: '@metrolibre/ui',
  names: ['Alert', 'DetailContent'],
  about: 'gallery.about.alert',
  states: [
    { id: 'tones', Show: Tones },
    { id: 'withAction', Show: WithAction },
  ],
}
