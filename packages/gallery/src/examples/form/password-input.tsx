import { PasswordInput } from '@metrolibre/ui/form'
import type { Example } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function usePasswordTexts() {
  const say = useGalleryTexts()
  return {
    label: say('sample.password'),
    showLabel: say('sample.showPassword'),
    hideLabel: say('sample.hidePassword'),
    autoComplete: 'off',
  }
}

const Filled = () => <PasswordInput {...usePasswordTexts()} defaultValue="metros-libres" />

const Failed = () => (
  <PasswordInput {...usePasswordTexts()} error={useGalleryTexts()('sample.passwordError')} />
)

export const passwordInput: Example = {
  from: '@metrolibre/ui/form',
  names: ['PasswordInput'],
  about: 'gallery.about.passwordInput',
  states: [
    { id: 'filled', Show: Filled },
    { id: 'withError', Show: Failed },
  ],
}
