import { pictures } from '@metrolibre/api-client'
import { keptWidthOf, type Cover } from '@metrolibre/contract'
import { FormattedMessage, Link, useFeedback, useIntl, useUploadDialog } from '@metrolibre/platform'
import { Badge, Box, Button, Center, Flex, Heading, Panel, Picture, Text, TextLink } from '@metrolibre/ui'
import { ArrowCounterClockwise, Image } from '@metrolibre/ui/icons'
import { useRef } from 'react'
import { CoverText } from './cover-text.tsx'
import { useCoverChange } from './use-cover-change.ts'

interface Props {
  /** One of `coverIds`, with the name of its page. */
  id: number
  page: 'home' | 'tenants' | 'owners'
  /** The path of the page. */
  to: string
  /** Undefined while nobody has changed it. */
  cover: Cover | undefined
}

/** The cover of one page: its image and text, and the page's own given back. */
export function CoverPanel({ id, page, to, cover }: Props) {
  const { formatMessage } = useIntl()
  const { confirm } = useFeedback()
  const openUpload = useUploadDialog()
  const imageButton = useRef<HTMLButtonElement>(null)
  const { change, busy, isTextOutdated } = useCoverChange(id)
  const name = formatMessage({ id: `mfe-admin.covers.${page}` })
  const image = cover?.image ?? null
  const text = cover?.text ?? null
  const version = cover?.updatedAt ?? null
  const chooseImage = async () => {
    const chosen = await openUpload({
      title: formatMessage({ id: 'mfe-admin.covers.imageOf' }, { name }),
      keptWidth: keptWidthOf.general,
      upload: (file, options) => pictures.adminUpload({ table: 'general', id: String(id) }, file, options),
    })
    const next = chosen?.[0]?.image
    if (next)
      await change('setImage', {
        to: next,
        from: image,
        version,
        said: formatMessage({ id: 'mfe-admin.covers.imageSaved' }, { name }),
      })
  }
  const reset = async (what: 'Image' | 'Text') => {
    const sure = await confirm({
      title: formatMessage({ id: `mfe-admin.covers.reset${what}Title` }, { name }),
      text: formatMessage({ id: `mfe-admin.covers.reset${what}Help` }),
      confirm: formatMessage({ id: `mfe-admin.covers.reset${what}` }),
      cancel: formatMessage({ id: 'mfe-admin.cancel' }),
    })
    if (!sure) return false
    return change(`set${what}`, {
      to: null,
      from: what === 'Image' ? image : text,
      version,
      said: formatMessage({ id: `mfe-admin.covers.reset${what}Done` }, { name }),
    })
  }
  const resetImage = async () => {
    // The button that was pressed goes away with the image.
    if (await reset('Image')) imageButton.current?.focus()
  }
  return (
    <Panel as="section" clip aria-label={name}>
      {cover && image ? (
        <Picture
          src={image}
          variants={cover.imageVariants}
          alt={formatMessage({ id: 'mfe-admin.covers.imageAlt' }, { name })}
          ratio={16 / 7}
          radius={0}
          sizes="(min-width: 1024px) 33vw, 100vw"
        />
      ) : (
        <Center aspectRatio="16 / 7" bg="bg.subtle" color="fg.muted" p="4" textAlign="center">
          <Text textStyle="small">
            <FormattedMessage id="mfe-admin.covers.ownImage" />
          </Text>
        </Center>
      )}
      <Box p={{ base: '18px 16px', md: '22px 24px' }}>
        <Flex gap="2" align="center" justify="space-between" wrap="wrap" mb="3">
          <Heading as="h2" textStyle="cardTitle">
            {name}
          </Heading>
          <Badge tone={image || text ? 'ok' : 'neutral'} mark={image || text ? 'filled' : 'hollow'}>
            <FormattedMessage id={image || text ? 'mfe-admin.covers.changed' : 'mfe-admin.covers.original'} />
          </Badge>
        </Flex>
        <Flex gap="2" wrap="wrap" mb="4">
          {/* Not disabled meanwhile: the dialog gives the focus back to it, which a disabled button can't take. */}
          <Button
            ref={imageButton}
            variant="outline"
            icon={<Image />}
            aria-disabled={busy}
            onClick={() => {
              if (!busy) void chooseImage()
            }}
          >
            <FormattedMessage id="mfe-admin.covers.image" />
          </Button>
          {image && (
            <Button
              variant="ghost"
              icon={<ArrowCounterClockwise />}
              aria-disabled={busy}
              onClick={() => {
                if (!busy) void resetImage()
              }}
            >
              <FormattedMessage id="mfe-admin.covers.resetImage" />
            </Button>
          )}
        </Flex>
        <CoverText
          text={text}
          isOutdated={isTextOutdated}
          busy={busy}
          onReset={() => reset('Text')}
          onSave={(next) =>
            change('setText', {
              to: next,
              from: text,
              version,
              said: formatMessage({ id: 'mfe-admin.covers.textSaved' }, { name }),
            })
          }
        />
        <Box mt="3">
          <TextLink as={Link} to={to}>
            <FormattedMessage id="mfe-admin.covers.seePage" values={{ name }} />
          </TextLink>
        </Box>
      </Box>
    </Panel>
  )
}
