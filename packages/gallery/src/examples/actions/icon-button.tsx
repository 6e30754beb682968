import { Flex, IconButton } from '@metrolibre/ui'
import { Heart, PencilSimple, Share, Trash } from '@metrolibre/ui/icons'
import type { Example } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function Variants() {
  const say = useGalleryTexts()
  return (
    <Flex wrap="wrap" gap="12px">
      <IconButton label={say('sample.share')} icon={<Share size={20} />} />
      <IconButton variant="outline" label={say('sample.edit')} icon={<PencilSimple size={20} />} />
      <IconButton variant="soft" label={say('sample.keep')} icon={<Heart size={20} />} />
      <IconButton variant="danger" label={say('sample.delete')} icon={<Trash size={20} />} />
    </Flex>
  )
}

function Sizes() {
  const say = useGalleryTexts()
  return (
    <Flex wrap="wrap" align="center" gap="12px">
      <IconButton size="sm" variant="outline" label={say('sample.edit')} icon={<PencilSimple />} />
      <IconButton variant="outline" label={say('sample.edit')} icon={<PencilSimple size={20} />} />
    </Flex>
  )
}

function Resting() {
  const say = useGalleryTexts()
  return (
    <Flex wrap="wrap" gap="12px">
      <IconButton loading variant="outline" label={say('sample.save')} icon={<PencilSimple size={20} />} />
      <IconButton disabled variant="outline" label={say('sample.delete')} icon={<Trash size={20} />} />
    </Flex>
  )
}

export const iconButton: Example = {
  from: '@metrolibre/ui',
  names: ['IconButton'],
  about: 'gallery.about.iconButton',
  states: [
    { id: 'variants', Show: Variants },
    { id: 'sizes', Show: Sizes },
    { id: 'loadingAndDisabled', Show: Resting },
  ],
}
