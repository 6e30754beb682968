import { Button, VisuallyHidden } from '@metrolibre/ui'
import { ArrowsClockwise } from '@metrolibre/ui/icons'
import { DropZone, type Rejected } from '@metrolibre/ui/upload'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { readPicture } from './read-picture.ts'
import type { PictureProblem, ReadPicture, SigningRules, SigningTexts } from './types.ts'

interface Props {
  texts: SigningTexts
  rules: SigningRules
  caption: ReactNode
  picture: ReadPicture | undefined
  onPicture: (picture: ReadPicture | undefined) => void
}

function Preview({ picture, label }: { picture: ReadPicture; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    if (canvas.current) picture.draw(canvas.current, getComputedStyle(canvas.current).color)
  }, [picture])
  return (
    <>
      <canvas ref={canvas} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  )
}

const rejection = ([first]: readonly Rejected[]): PictureProblem =>
  first?.reason === 'too-large' ? 'tooLarge' : 'type'

/** A picture of a signature that is chosen or dropped, and shown without its background. */
export function PictureSignature({ texts, rules, caption, picture, onPicture }: Props) {
  const [problem, setProblem] = useState<PictureProblem>()
  const [reading, setReading] = useState(false)
  const run = useRef<AbortController>(undefined)
  const choose = useRef<HTMLButtonElement>(null)
  const other = useRef<HTMLButtonElement>(null)
  useEffect(() => () => run.current?.abort(), [])
  const read = async ([file]: File[]) => {
    if (!file) return
    run.current?.abort()
    const { signal } = (run.current = new AbortController())
    setReading(true)
    setProblem(undefined)
    const result = await readPicture(file, rules, signal)
    if (signal.aborted) return
    setReading(false)
    if (typeof result === 'string') return setProblem(result)
    onPicture(result)
  }
  const hasPicture = picture !== undefined
  const had = useRef(hasPicture)
  useEffect(() => {
    // The pressed button is replaced, so the focus moves to what replaces it.
    if (had.current !== hasPicture) (hasPicture ? other : choose).current?.focus()
    had.current = hasPicture
  }, [hasPicture])
  if (picture)
    return (
      <>
        <div className="ml-signing__sheet">
          <Preview picture={picture} label={texts.picture} />
          {caption && <span className="ml-signing__caption">{caption}</span>}
        </div>
        <div className="ml-signing__other">
          <Button
            ref={other}
            variant="outline"
            size="sm"
            icon={<ArrowsClockwise />}
            onClick={() => onPicture(undefined)}
          >
            {texts.otherPicture}
          </Button>
        </div>
      </>
    )
  return (
    <DropZone
      text={reading ? texts.reading : texts.choose}
      dropText={texts.drop}
      hint={texts.hint}
      error={problem && texts.problem[problem]}
      disabled={reading}
      buttonRef={choose}
      onFiles={(files) => void read(files)}
      onRejected={(rejected) => setProblem(rejection(rejected))}
    />
  )
}
