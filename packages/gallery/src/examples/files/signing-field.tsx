import { SigningField, type SigningRules, type SigningTexts } from '@metrolibre/ui/signing'
import type { Example, StateProps } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

// Simpler than the rules of the contract: everything dark is ink.
const rules: SigningRules = {
  isTypedName: (name) => name.trim().length > 1,
  inkOf: (shades, width, height) => ({
    ink: Uint8ClampedArray.from(shades, (shade) => (shade < 120 ? 255 : 0)),
    box: { left: 0, top: 0, width, height },
  }),
  inkProblem: ({ ink }) => (ink.includes(255) ? null : 'blank'),
  picturePixels: 600,
}

const useTexts = (): SigningTexts => {
  const say = useGalleryTexts()
  return {
    ways: say('sample.signingWays'),
    way: {
      drawn: say('sample.signingDrawn'),
      typed: say('sample.signingTyped'),
      picture: say('sample.signingPicture'),
    },
    keys: say('sample.signingKeys'),
    clear: say('sample.clearSignature'),
    name: say('sample.signingName'),
    nameHelp: say('sample.signingNameHelp'),
    nameProblem: say('sample.signingNameProblem'),
    preview: (name) => say('sample.signingPreview', { name }),
    choose: say('sample.signingChoose'),
    drop: say('sample.dropHere'),
    hint: say('sample.signingHint'),
    reading: say('sample.signingReading'),
    picture: say('sample.signingShown'),
    otherPicture: say('sample.signingOther'),
    problem: {
      blank: say('sample.signingBlank'),
      small: say('sample.signingBlank'),
      unreadable: say('sample.signingBlank'),
      type: say('sample.signingBlank'),
      tooLarge: say('sample.signingBlank'),
    },
    missing: { signature: say('sample.signingMissing'), confirmation: say('sample.signingMissing') },
  }
}

function Signing({ title, error }: StateProps & { error?: string }) {
  const say = useGalleryTexts()
  const caption = `Rosa Quispe · ${say('sample.leaseStart')}`
  return (
    <SigningField
      label={title}
      texts={useTexts()}
      rules={rules}
      caption={{ drawn: caption, typed: caption, picture: caption }}
      confirm={say('sample.signingConfirm')}
      help={say('sample.signatureHelp')}
      error={error}
    />
  )
}

function Empty(props: StateProps) {
  return <Signing {...props} />
}

function Failed(props: StateProps) {
  return <Signing {...props} error={useGalleryTexts()('sample.signatureError')} />
}

export const signingField: Example = {
  from: '@metrolibre/ui/signing',
  names: ['SigningField'],
  about: 'gallery.about.signingField',
  states: [
    { id: 'chooseHowToSign', Show: Empty },
    { id: 'notSigned', Show: Failed },
  ],
}
