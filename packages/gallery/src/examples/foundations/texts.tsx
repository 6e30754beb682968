import { Box, chakra, Heading, Image, List, ListItem, Span, Stack, Text } from '@metrolibre/ui'
import type { Example } from '../../example.ts'
import { samplePictureOf } from '../../samples/pictures.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

const Kept = chakra('blockquote', {
  base: { borderInlineStart: '4px solid', borderColor: 'tape.fill', ps: '16px' },
})

function Words() {
  const say = useGalleryTexts()
  return (
    <Stack gap="12px" maxW="60ch">
      <Heading as="h4">{say('sample.freeMetres')}</Heading>
      <Text>
        {say('sample.aboutUs')} <Span fontWeight={680}>{say('sample.since')}</Span>
      </Text>
      <Kept>{say('sample.quote')}</Kept>
      <List>
        <ListItem>{say('sample.wifi')}</ListItem>
        <ListItem>{say('sample.parking')}</ListItem>
      </List>
      <Image src={samplePictureOf('entire')} alt={say('sample.house')} w="240px" borderRadius="lg" />
    </Stack>
  )
}

const styles = [
  'display',
  'pageTitle',
  'section',
  'sub',
  'cardTitle',
  'lead',
  'body',
  'small',
  'label',
  'measure',
]

function TextStyles() {
  const say = useGalleryTexts()
  return (
    <Stack gap="20px">
      {styles.map((textStyle) => (
        <Box key={textStyle}>
          <Text textStyle="measure" color="fg.muted">
            {textStyle}
          </Text>
          <Text textStyle={textStyle} overflowWrap="anywhere">
            {say('sample.freeMetres')}
          </Text>
        </Box>
      ))}
    </Stack>
  )
}

export const texts: Example = {
  from: '@metrolibre/ui',
  names: ['Text', 'Heading', 'Span', 'List', 'ListItem', 'Image', 'chakra'],
  about: 'gallery.about.texts',
  states: [
    { id: 'textStyles', Show: TextStyles },
    { id: 'words', Show: Words },
  ],
}
