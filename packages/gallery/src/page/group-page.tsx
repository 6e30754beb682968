import { Box, Text } from '@metrolibre/ui'
import { Breadcrumbs } from '@metrolibre/ui/parts'
import { type Address, hrefOf } from '../address/address.ts'
import { type ExampleGroup, slugOf, titleOf } from '../example.ts'
import { useGalleryTexts } from '../texts/use-say.ts'
import { ImportLine } from './import-line.tsx'
import { PlainLink } from './plain-link.tsx'
import { ExampleStage } from './stage.tsx'
import { useGalleryTitle } from './use-title.ts'

/** All components with one purpose, one below the other. */
export function GroupPage({ address, group }: { address: Address; group: ExampleGroup }) {
  const say = useGalleryTexts()
  const name = say(`gallery.group.${group.id}`)
  useGalleryTitle(name)
  return (
    <>
      <Breadcrumbs
        label={say('gallery.page.trail')}
        items={[
          { id: 'front', text: say('gallery.page.name'), to: hrefOf({ ...address, group: undefined }) },
          { id: 'group', text: name },
        ]}
      />
      <Box as="h1" textStyle="pageTitle" mt="12px">
        {name}
      </Box>
      {group.examples.map((example) => {
        const own = { ...address, component: slugOf(example) }
        return (
          <Box as="section" key={own.component} mt={{ base: '48px', md: '72px' }}>
            <Box as="h2" textStyle="section" overflowWrap="anywhere">
              <PlainLink href={hrefOf(own)}>{titleOf(example)}</PlainLink>
            </Box>
            <Text color="fg.muted" mt="8px" maxW="60ch">
              {say(example.about)}
            </Text>
            <ImportLine example={example} />
            {example.states.map((state) => (
              <ExampleStage key={state.id} address={own} state={state} level={3} />
            ))}
          </Box>
        )
      })}
    </>
  )
}
