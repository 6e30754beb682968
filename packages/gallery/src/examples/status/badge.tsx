import { Availability, Badge, Flex } from '@metrolibre/ui'
import { Clock, SealCheck } from '@metrolibre/ui/icons'
import type { Example } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function Tones() {
  const say = useGalleryTexts()
  return (
    <Flex wrap="wrap" gap="8px">
      <Badge>{say('sample.draft')}</Badge>
      <Badge tone="ok">{say('sample.paid')}</Badge>
      <Badge tone="warn">{say('sample.pending')}</Badge>
      <Badge tone="bad">{say('sample.rejected')}</Badge>
      <Badge tone="hours">{say('sample.byHour')}</Badge>
    </Flex>
  )
}

function Marks() {
  const say = useGalleryTexts()
  return (
    <Flex wrap="wrap" gap="8px">
      <Badge tone="ok" icon={<SealCheck />}>
        {say('sample.verified')}
      </Badge>
      <Badge tone="hours" icon={<Clock />}>
        {say('sample.byHour')}
      </Badge>
      <Availability available>{say('sample.available')}</Availability>
      <Availability available={false}>{say('sample.soldOut')}</Availability>
    </Flex>
  )
}

export const badge: Example = {
  from: '@metrolibre/ui',
  names: ['Badge', 'Availability'],
  about: 'gallery.about.badge',
  states: [
    { id: 'tones', Show: Tones },
    { id: 'icons', Show: Marks },
  ],
}
