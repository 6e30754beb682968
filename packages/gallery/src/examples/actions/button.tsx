import { Button, Flex, Stack } from '@metrolibre/ui'
import { ArrowRight, CalendarCheck, MagnifyingGlass, Trash } from '@metrolibre/ui/icons'
import type { Example } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function Variants() {
  const say = useGalleryTexts()
  return (
    <Flex wrap="wrap" gap="12px">
      <Button variant="cta">{say('sample.book')}</Button>
      <Button>{say('sample.save')}</Button>
      <Button variant="outline">{say('sample.edit')}</Button>
      <Button variant="soft">{say('sample.seeMap')}</Button>
      <Button variant="ghost">{say('sample.cancel')}</Button>
      <Button variant="danger">{say('sample.delete')}</Button>
    </Flex>
  )
}

function Sizes() {
  const say = useGalleryTexts()
  return (
    <Flex wrap="wrap" align="center" gap="12px">
      <Button size="sm">{say('sample.save')}</Button>
      <Button>{say('sample.save')}</Button>
      <Button size="lg">{say('sample.save')}</Button>
    </Flex>
  )
}

function Icons() {
  const say = useGalleryTexts()
  return (
    <Flex wrap="wrap" gap="12px">
      <Button variant="cta" icon={<MagnifyingGlass />}>
        {say('sample.search')}
      </Button>
      <Button trailingIcon={<ArrowRight />}>{say('sample.toContract')}</Button>
      <Button variant="danger" icon={<Trash />}>
        {say('sample.delete')}
      </Button>
    </Flex>
  )
}

function Loading() {
  const say = useGalleryTexts()
  return (
    <Flex wrap="wrap" gap="12px">
      <Button variant="cta" loading>
        {say('sample.book')}
      </Button>
      <Button loading>{say('sample.save')}</Button>
      <Button variant="outline" loading>
        {say('sample.edit')}
      </Button>
    </Flex>
  )
}

function Disabled() {
  const say = useGalleryTexts()
  return (
    <Flex wrap="wrap" gap="12px">
      <Button variant="cta" disabled>
        {say('sample.book')}
      </Button>
      <Button disabled>{say('sample.save')}</Button>
      <Button variant="outline" disabled>
        {say('sample.edit')}
      </Button>
    </Flex>
  )
}

function Full() {
  const say = useGalleryTexts()
  return (
    <Stack maxW="360px" gap="12px">
      <Button variant="cta" size="lg" full icon={<CalendarCheck />}>
        {say('sample.book')}
      </Button>
      <Button variant="outline" full as="a" href="#">
        {say('sample.seeProperty')}
      </Button>
    </Stack>
  )
}

export const button: Example = {
  from: '@metrolibre/ui',
  names: ['Button'],
  about: 'gallery.about.button',
  states: [
    { id: 'variants', Show: Variants },
    { id: 'sizes', Show: Sizes },
    { id: 'icons', Show: Icons },
    { id: 'loading', Show: Loading },
    { id: 'disabled', Show: Disabled },
    { id: 'fullAndLink', Show: Full },
  ],
}
