import { TextInput } from '@metrolibre/ui/form'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useScriptFace } from './script-face.ts'
import { scriptLinePx } from './styles.ts'
import type { SigningRules, SigningTexts } from './types.ts'

const startPx = { wide: 64, narrow: 48 }
const largestPx = 72
const marginPx = 28

/** Sets the name as large as fits between the cross and the right edge, and returns where it starts. */
function useFittingName(name: string, ready: boolean) {
  const text = useRef<SVGTextElement>(null)
  const [width, setWidth] = useState(0)
  const start = width < 480 ? startPx.narrow : startPx.wide
  useEffect(() => {
    const sheet = text.current?.ownerSVGElement
    if (!sheet) return
    const observer = new ResizeObserver(() => setWidth(sheet.clientWidth))
    observer.observe(sheet)
    return () => observer.disconnect()
  }, [])
  useLayoutEffect(() => {
    const drawn = text.current
    if (!drawn || width === 0) return
    drawn.style.fontSize = `${largestPx}px`
    const room = width - start - marginPx
    const length = Math.max(room, drawn.getComputedTextLength())
    drawn.style.fontSize = `${(largestPx * room) / length}px`
  }, [name, ready, width, start])
  return { text, start }
}

interface Props {
  texts: SigningTexts
  rules: SigningRules
  caption: ReactNode
  name: string
  onName: (name: string) => void
}

/** A name that is typed, and shown in the hand that documents set it in. */
export function TypedSignature({ texts, rules, caption, name, onName }: Props) {
  const [left, setLeft] = useState(false)
  const shown = name.trim()
  const { family, ready } = useScriptFace(shown)
  const { text, start } = useFittingName(name, ready)
  const wrong = left && shown !== '' && !rules.isTypedName(name)
  return (
    <>
      <TextInput
        label={texts.name}
        help={texts.nameHelp}
        error={wrong && texts.nameProblem}
        value={name}
        maxLength={80}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onName(event.target.value)}
        onBlur={() => setLeft(true)}
      />
      <div className="ml-signing__sheet">
        <svg role="img" aria-label={texts.preview(shown)}>
          <path
            className="ml-signing__cross"
            d={`M${start - 30} ${scriptLinePx - 24}l12 12m0-12l-12 12`}
            fill="none"
          />
          <text
            ref={text}
            x={start}
            y={scriptLinePx - 2}
            fill="currentColor"
            style={{ fontFamily: `'${family}', cursive` }}
          >
            {shown.normalize('NFC')}
          </text>
        </svg>
        {caption && <span className="ml-signing__caption">{caption}</span>}
      </div>
    </>
  )
}
