import { maxImageBytes } from '@metrolibre/contract'
import { useDates } from '@metrolibre/platform'
import { Box, Heading } from '@metrolibre/ui'
import { DropZone, FileRow, type Rejected } from '@metrolibre/ui/upload'
import { type Ref, useState } from 'react'
import type { useChosenImage } from './use-chosen-image.ts'
import { useSayNewImage } from './use-say.ts'

interface Props {
  chosen: ReturnType<typeof useChosenImage>
  /** What is wrong although a file is chosen, or that none is. */
  error: string | undefined
  /** The share that was sent, while it is being sent. */
  progress: number | undefined
  onChange: () => void
  buttonRef: Ref<HTMLButtonElement>
}

const max = maxImageBytes / 1024 / 1024
/** Below this width in pixels a view of a quarter turn has fewer than 640 pixels. */
const sharpWidth = 2560

/** The picture: dropped or chosen, checked at once, and what is wrong with it. */
export function ImageField({ chosen, error, progress, onChange, buttonRef }: Props) {
  const say = useSayNewImage()
  const { number } = useDates()
  const [rejected, setRejected] = useState<Rejected>()
  const { state, choose, clear } = chosen
  const problem = () => {
    if (rejected) {
      const reasons = { 'too-large': 'tooLarge', 'too-many': 'tooMany', type: 'wrongType' } as const
      return say(`problem.${reasons[rejected.reason]}`, { name: rejected.file.name, max })
    }
    if (state.step !== 'refused') return error
    const { problem: found, name } = state
    return found.problem === 'shape'
      ? say('problem.shape', { name, width: number(found.width), height: number(found.height) })
      : say(`problem.${found.problem}`, { name, max })
  }
  const describe = ({ width, height }: { width: number; height: number }) =>
    say(width < sharpWidth ? 'small' : 'size', { width: number(width), height: number(height) })
  const drop = () => {
    setRejected(undefined)
    onChange()
    clear()
  }
  return (
    <Box as="section" aria-labelledby="image-title">
      <Heading as="h2" id="image-title" textStyle="sub" mb="12px">
        {say('image')}
      </Heading>
      <DropZone
        text={say('choose')}
        dropText={say('drop')}
        hint={say('hint', { max })}
        disabled={progress !== undefined}
        error={problem()}
        buttonRef={buttonRef}
        onFiles={([file]) => {
          setRejected(undefined)
          onChange()
          void choose(file!)
        }}
        onRejected={([first]) => {
          drop()
          setRejected(first)
        }}
      />
      {state.step === 'reading' && (
        <FileRow
          name={state.name}
          text={say('reading', { name: state.name })}
          removeLabel={say('remove', { name: state.name })}
          onRemove={drop}
          cancels
        />
      )}
      {state.step === 'chosen' && (
        <FileRow
          name={state.image.file.name}
          preview={state.image.address}
          text={
            progress === undefined
              ? describe(state.image)
              : say('uploading', { percent: Math.round(progress * 100) })
          }
          progress={progress}
          {...(progress === undefined && {
            removeLabel: say('remove', { name: state.image.file.name }),
            onRemove: drop,
          })}
        />
      )}
    </Box>
  )
}
