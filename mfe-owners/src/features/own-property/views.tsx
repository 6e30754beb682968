import { panoramas, type OwnedProperty } from '@metrolibre/api-client'
import { maxPanoramas } from '@metrolibre/contract'
import { Link, useFeedback, useIntl, usePageMutation, type TextName } from '@metrolibre/platform'
import {
  Box,
  Button,
  Flex,
  Heading,
  IconButton,
  Panel,
  photoSizes,
  Picture,
  SimpleGrid,
  Text,
} from '@metrolibre/ui'
import { CubeFocus, Trash } from '@metrolibre/ui/icons'
import { useHashTarget } from '../../panel/use-hash-target.ts'
import { newImagePath } from '../../paths.ts'

/** The 3D images of a property, with the way to add one. */
export function Views({ property: { id, images3D, listingStatus } }: { property: OwnedProperty }) {
  useHashTarget('views')
  const { formatMessage } = useIntl()
  const { confirm, showError, toast } = useFeedback()
  const removal = usePageMutation(panoramas.remove(id))
  const say = (text: TextName<'mfe-owners.panel.view3d'>, values?: Record<string, string | number>) =>
    formatMessage({ id: `mfe-owners.panel.view3d.${text}` }, values)
  const remove = async (panorama: string, name: string) => {
    const sure = await confirm({
      title: say('removeTitle', { name }),
      text: say('removeText'),
      confirm: say('remove'),
      cancel: formatMessage({ id: 'mfe-owners.panel.cancel' }),
      danger: true,
    })
    if (!sure) return
    removal.mutate(panorama, {
      onSuccess: () => toast(say('removed')),
      onError: (error) => void showError(error),
    })
  }
  return (
    <Panel as="section" padded id="views" aria-labelledby="views-title">
      <Flex justify="space-between" align="center" gap="12px" wrap="wrap">
        <Heading as="h2" id="views-title" textStyle="sub">
          {say('title')}
        </Heading>
        {images3D.length < maxPanoramas && (
          <Button as={Link} to={newImagePath(id)} variant="outline" size="sm" icon={<CubeFocus />}>
            {say('add')}
          </Button>
        )}
      </Flex>
      <Text textStyle="small" color="fg.muted" mt="6px">
        {say(images3D.length === 0 ? 'none' : 'some', {
          count: images3D.length,
          max: maxPanoramas,
          published: listingStatus === 'published' ? 'yes' : 'no',
        })}
      </Text>
      {images3D.length > 0 && (
        <SimpleGrid
          as="ul"
          listStyleType="none"
          p="0"
          mt="14px"
          columns={{ base: 1, sm: 2, lg: 3 }}
          gap="16px"
        >
          {images3D.map(({ id: panorama, name, image, imageVariants }) => (
            <Box as="li" key={panorama} minW="0">
              <Picture
                src={image}
                variants={imageVariants}
                alt=""
                sizes={photoSizes('(min-width: 1024px) 30vw, (min-width: 480px) 46vw, 92vw')}
                radius={14}
              />
              <Flex justify="space-between" align="center" gap="8px" mt="6px">
                <Text textStyle="label" overflowWrap="anywhere" minW="0">
                  {name}
                </Text>
                <IconButton
                  label={say('removeOf', { name })}
                  icon={<Trash />}
                  disabled={removal.isPending}
                  onClick={() => void remove(panorama, name)}
                />
              </Flex>
            </Box>
          ))}
        </SimpleGrid>
      )}
    </Panel>
  )
}
