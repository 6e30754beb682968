import { Box, Panel, SimpleGrid, Text } from '@metrolibre/ui'
import { type Address, hrefOf } from '../address/address.ts'
import { slugOf, titleOf } from '../example.ts'
import { groups } from '../examples/index.ts'
import { useGalleryTexts } from '../texts/use-say.ts'
import { PlainCardLink, PlainLink } from './plain-link.tsx'
import { ExamplePreview } from './preview.tsx'
import { useGalleryTitle } from './use-title.ts'

/** What there is: every component with its sentence, by purpose. */
export function FrontPage({ address }: { address: Address }) {
  const say = useGalleryTexts()
  useGalleryTitle()
  return (
    <>
      <Box as="h1" textStyle="display" maxW="14ch">
        {say('gallery.page.heading')}
      </Box>
      <Text textStyle="lead" color="fg.muted" mt="20px" maxW="60ch">
        {say('gallery.page.lead')}
      </Text>
      {groups.map(({ id, examples }) => (
        <Box as="section" key={id} mt={{ base: '40px', md: '56px' }}>
          <Box as="h2" textStyle="sub">
            <PlainLink href={hrefOf({ ...address, group: id })}>{say(`gallery.group.${id}`)}</PlainLink>
          </Box>
          <SimpleGrid columns={{ base: 1, sm: 2, lg: 3, xl: 4 }} gap="12px" mt="16px">
            {examples.map((example) => (
              <Panel key={slugOf(example)} clip style={{ position: 'relative' }}>
                <ExamplePreview example={example} />
                <Box p="20px">
                  <Box as="h3" textStyle="cardTitle" overflowWrap="anywhere">
                    <PlainCardLink href={hrefOf({ ...address, group: id, component: slugOf(example) })}>
                      {titleOf(example)}
                    </PlainCardLink>
                  </Box>
                  <Text textStyle="small" color="fg.muted" mt="6px">
                    {say(example.about)}
                  </Text>
                </Box>
              </Panel>
            ))}
          </SimpleGrid>
        </Box>
      ))}
    </>
  )
}
