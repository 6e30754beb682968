import { Box, Text } from '@metrolibre/ui'
import { Breadcrumbs } from '@metrolibre/ui/parts'
import { type Address, hrefOf } from '../address/address.ts'
import { type Example, type ExampleGroup, titleOf } from '../example.ts'
import { useGalleryTexts } from '../texts/use-say.ts'
import { ImportLine } from './import-line.tsx'
import { ExampleStage } from './stage.tsx'
import { useGalleryTitle } from './use-title.ts'

interface Props {
  address: Address
  group: ExampleGroup
  example: Example
}

/** A component: what it is for, how it is imported, and its states. */
export function ComponentPage({ address, group, example }: Props) {
  const say = useGalleryTexts()
  const name = titleOf(example)
  useGalleryTitle(name)
  return (
    <>
      <Breadcrumbs
        label={say('gallery.page.trail')}
        items={[
          {
            id: 'front',
            text: say('gallery.page.name'),
            to: hrefOf({ ...address, group: undefined, component: undefined }),
          },
          {
            id: 'group',
            text: say(`gallery.group.${group.id}`),
            to: hrefOf({ ...address, component: undefined }),
          },
          { id: 'component', text: name },
        ]}
      />
      <Box as="h1" textStyle="pageTitle" mt="12px" overflowWrap="anywhere">
        {name}
      </Box>
      <Text textStyle="lead" color="fg.muted" mt="12px" maxW="60ch">
        {say(example.about)}
      </Text>
      <ImportLine example={example} />
      {example.states.map((state) => (
        <ExampleStage key={state.id} address={address} state={state} level={2} />
      ))}
    </>
  )
}
