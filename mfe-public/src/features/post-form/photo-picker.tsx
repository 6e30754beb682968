import { isApiError } from '@metrolibre/api-client'
import { maxFormImages, maxImageBytes, type Image } from '@metrolibre/contract'
import { useErrorText, useIntl } from '@metrolibre/platform'
import { Box, IconButton, List, ListItem, Picture, Text } from '@metrolibre/ui'
import { Trash } from '@metrolibre/ui/icons'
import { DropZone, FileRow, isReadable, isTooLarge, type Rejected } from '@metrolibre/ui/upload'
import { useState } from 'react'
import type { PostPhoto, PostPhotos } from './use-post-photos.ts'

interface Props {
  /** The photos that the post has already, without those that are about to be deleted. */
  saved: readonly Image[]
  onRemoveSaved: (id: string) => void
  chosen: PostPhotos
  busy: boolean
}

const megabytes = (bytes: number) => bytes / 1024 / 1024

/** Up to five photos of a post: dropped or chosen, and sent together with the post. */
export default function PhotoPicker({ saved, onRemoveSaved, chosen, busy }: Props) {
  const { formatMessage } = useIntl()
  const [problem, setProblem] = useState<string>()
  const left = maxFormImages - saved.length - chosen.photos.length
  const tooMany = formatMessage({ id: 'mfe-public.postForm.photos.tooMany' })
  const refusal = (key: 'tooLarge' | 'wrongType' | 'unreadable', { name }: File) =>
    formatMessage({ id: `mfe-public.postForm.photos.${key}` }, { name, max: megabytes(maxImageBytes) })
  const joined = (texts: readonly string[]) => [...new Set(texts)].join(' ')
  const reject = (refused: readonly Rejected[]) =>
    setProblem(
      joined(
        refused.map(({ file, reason }) =>
          reason === 'too-many' ? tooMany : refusal(reason === 'too-large' ? 'tooLarge' : 'wrongType', file),
        ),
      ),
    )
  const choose = async (files: readonly File[]) => {
    setProblem(undefined)
    const read = await Promise.all(files.map(async (file) => ({ file, readable: await isReadable(file) })))
    const large = files.filter(isTooLarge)
    const unreadable = read.flatMap(({ file, readable }) => (readable || large.includes(file) ? [] : [file]))
    const fit = files.filter((file) => !large.includes(file) && !unreadable.includes(file))
    const texts = [
      ...large.map((file) => refusal('tooLarge', file)),
      // One that can't be read can't be made smaller either.
      ...unreadable.map((file) => refusal(file.size > maxImageBytes ? 'tooLarge' : 'unreadable', file)),
      ...(fit.length > left ? [tooMany] : []),
    ]
    // Meanwhile the zone said what it refused of the same choice.
    setProblem((before) => joined([...(before ? [before] : []), ...texts]))
    await chosen.add(fit.slice(0, Math.max(0, left)))
  }
  return (
    <Box>
      {saved.length > 0 && (
        <List display="grid" gridTemplateColumns="repeat(3, minmax(0, 1fr))" gap="12px" mb="14px">
          {saved.map((photo, index) => (
            <ListItem key={photo.id} position="relative">
              <Picture
                src={photo.image}
                variants={photo.imageVariants}
                alt={formatMessage({ id: 'mfe-public.postForm.photos.one' }, { number: index + 1 })}
                sizes="240px"
              />
              <Box position="absolute" top="4px" right="4px" borderRadius="lg" bg="bg.panel">
                <IconButton
                  icon={<Trash />}
                  aria-disabled={busy}
                  label={formatMessage(
                    { id: 'mfe-public.postForm.photos.removeSaved' },
                    { number: index + 1 },
                  )}
                  onClick={() => !busy && onRemoveSaved(photo.id)}
                />
              </Box>
            </ListItem>
          ))}
        </List>
      )}
      <DropZone
        text={formatMessage({ id: 'mfe-public.postForm.photos.choose' })}
        dropText={formatMessage({ id: 'mfe-public.postForm.photos.drop' })}
        hint={formatMessage(
          { id: 'mfe-public.postForm.photos.hint' },
          { count: maxFormImages, max: megabytes(maxImageBytes) },
        )}
        maxFiles={Math.max(2, left)}
        disabled={left < 1 || busy}
        error={problem}
        onFiles={(files) => void choose(files)}
        onRejected={reject}
      />
      {chosen.photos.map((photo) => (
        <ChosenPhoto key={photo.id} photo={photo} busy={busy} onRemove={() => chosen.drop(photo.id)} />
      ))}
      {chosen.photos.length > 0 && (
        <Text textStyle="small" color="fg.muted" mt="12px">
          {formatMessage({ id: 'mfe-public.postForm.photos.cover' })}
        </Text>
      )}
    </Box>
  )
}

function ChosenPhoto({
  photo: { file, preview, state },
  busy,
  onRemove,
}: {
  photo: PostPhoto
  busy: boolean
  onRemove: () => void
}) {
  const { formatMessage } = useIntl()
  const errorText = useErrorText()
  const { name } = file
  const text = () => {
    switch (state.step) {
      case 'waiting':
        return undefined
      case 'converting':
      case 'uploading':
        return formatMessage(
          { id: `mfe-public.postForm.photos.${state.step}` },
          { percent: Math.round(state.progress * 100) },
        )
      case 'failed':
        if (state.reason === 'unreadable' || state.reason === 'too-large')
          return formatMessage(
            { id: `mfe-public.postForm.photos.${state.reason === 'unreadable' ? 'unreadable' : 'tooLarge'}` },
            { name, max: megabytes(maxImageBytes) },
          )
        // The server's message about a file names it and says what to do.
        return (
          (isApiError(state.error) ? state.error.fields[0]?.message : undefined) ??
          errorText(state.error).text
        )
    }
  }
  return (
    <FileRow
      name={name}
      preview={preview}
      text={text()}
      failed={state.step === 'failed'}
      progress={'progress' in state ? state.progress : undefined}
      removeLabel={formatMessage({ id: 'mfe-public.postForm.photos.remove' }, { name })}
      onRemove={busy ? undefined : onRemove}
    />
  )
}
