import type { Image } from '@metrolibre/contract'
import { Box, chakra, Flex, IconButton, Picture, tapeMark, Text } from '@metrolibre/ui'
import { Switch } from '@metrolibre/ui/form'
import { ArrowLeft, ArrowRight, Star, Trash } from '@metrolibre/ui/icons'
import { useSwitch } from '../../list/use-switch.ts'
import { usePropertyTexts } from '../../properties/use-text.ts'

interface Props {
  photo: Image
  /** Starting at 0. */
  index: number
  count: number
  isCover: boolean
  busy: boolean
  /** Leaves out everything that changes the photo. */
  readOnly: boolean
  onMove: (to: number) => void
  onCover: () => void
  onVisible: (isVisible: boolean) => Promise<unknown>
  onRemove: () => void
}

/** One photo with what can be done with it. A hidden one is grey. */
export function PictureTile({
  photo,
  index,
  count,
  isCover,
  busy,
  readOnly,
  onMove,
  onCover,
  onVisible,
  onRemove,
}: Props) {
  const { text } = usePropertyTexts()
  const number = { number: index + 1 }
  const name = text('picture.one', number)
  const visible = useSwitch({
    checked: photo.isVisible,
    change: onVisible,
    said: (on) => text(`said.picture.${on}`, number),
  })
  return (
    <chakra.li
      aria-label={name}
      border="1px solid"
      borderColor={isCover ? 'fg' : 'border'}
      borderRadius="14px"
      overflow="hidden"
      bg="bg.panel"
    >
      <Box position="relative" style={photo.isVisible ? undefined : { filter: 'grayscale(1)', opacity: 0.6 }}>
        <Picture
          src={photo.image}
          variants={photo.imageVariants}
          alt={name}
          sizes="(min-width: 960px) 260px, 50vw"
          radius={0}
        />
        {isCover && (
          <Box
            position="absolute"
            insetX="0"
            bottom="0"
            p="8px 12px 14px"
            color="tape.tick"
            fontWeight="700"
            style={{ background: tapeMark() }}
          >
            {text('cover')}
          </Box>
        )}
      </Box>
      {readOnly ? (
        <Text p="2">{text(photo.isVisible ? 'picture.visible' : 'picture.hidden')}</Text>
      ) : (
        <Flex
          justify="space-between"
          align="center"
          wrap="wrap"
          px={{ base: '1', sm: '2' }}
          pb={{ base: '2', sm: '0' }}
        >
          <Flex as="label" align="center" gap="2" minH="44px">
            <Switch label={text('picture.visibleOf', number)} {...visible} />
            <span aria-hidden>{text(visible.checked ? 'picture.visible' : 'picture.hidden')}</span>
          </Flex>
          <Flex wrap="wrap">
            <IconButton
              size="sm"
              label={text('picture.earlier', number)}
              icon={<ArrowLeft />}
              aria-disabled={index === 0 || busy}
              onClick={() => index > 0 && !busy && onMove(index - 1)}
            />
            <IconButton
              size="sm"
              label={text('picture.later', number)}
              icon={<ArrowRight />}
              aria-disabled={index === count - 1 || busy}
              onClick={() => index < count - 1 && !busy && onMove(index + 1)}
            />
            {!isCover && photo.isVisible && (
              <IconButton
                size="sm"
                label={text('picture.makeCover', number)}
                icon={<Star />}
                aria-disabled={busy}
                onClick={() => !busy && onCover()}
              />
            )}
            <IconButton
              size="sm"
              label={text('picture.removeOne', number)}
              icon={<Trash />}
              aria-disabled={busy}
              onClick={() => !busy && onRemove()}
            />
          </Flex>
        </Flex>
      )}
    </chakra.li>
  )
}
