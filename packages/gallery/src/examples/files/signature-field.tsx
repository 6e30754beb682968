import { SignatureField } from '@metrolibre/ui/signature'
import type { Example, StateProps } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function Empty({ title }: StateProps) {
  const say = useGalleryTexts()
  return (
    <SignatureField
      label={title}
      clearText={say('sample.clearSignature')}
      caption={`Rosa Quispe · ${say('sample.leaseStart')}`}
      help={say('sample.signatureHelp')}
    />
  )
}

function Failed({ title }: StateProps) {
  const say = useGalleryTexts()
  return (
    <SignatureField
      label={title}
      clearText={say('sample.clearSignature')}
      error={say('sample.signatureError')}
    />
  )
}

export const signatureField: Example = {
  from: '@metrolibre/ui/signature',
  names: ['SignatureField'],
  about: 'gallery.about.signatureField',
  states: [
    { id: 'signHere', Show: Empty },
    { id: 'withError', Show: Failed },
  ],
}
