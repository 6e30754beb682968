import { useStyles } from '@metrolibre/ui'
import { Checkbox, SegmentedControl } from '@metrolibre/ui/form'
import { Image, Keyboard, PencilSimple, WarningCircleFill } from '@metrolibre/ui/icons'
import { hasStrokes, SignatureField, type SignatureHandle } from '@metrolibre/ui/signature'
import { type ReactNode, type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import { PictureSignature } from './picture-signature.tsx'
import { signingStyles } from './styles.ts'
import { TypedSignature } from './typed-signature.tsx'
import type {
  EnteredSignature,
  SentSignature,
  SigningHandle,
  SigningRules,
  SigningTexts,
  SigningWay,
} from './types.ts'

export interface SigningFieldProps {
  /** 'Tu firma'. */
  label: string
  texts: SigningTexts
  rules: SigningRules
  /** Who signs and when, shown under the line, for each way. */
  caption: Record<SigningWay, ReactNode>
  /**
   * 'Leí el contrato. Soy Rosa Quispe y lo firmo'. However one signs, the signature counts only with this.
   */
  confirm: ReactNode
  /** Whom to ask if one cannot sign. */
  help?: ReactNode
  error?: ReactNode
  /** What was entered when the field was last shown; whether it counts is asked again. */
  start?: EnteredSignature | undefined
  onEntered?: (entered: EnteredSignature) => void
  onChange?: (signed: boolean) => void
  ref?: Ref<SigningHandle>
}

const icons = { drawn: PencilSimple, typed: Keyboard, picture: Image }
const ways = ['drawn', 'typed', 'picture'] as const
const nothing: EnteredSignature = { way: 'drawn', strokes: [], name: '', picture: undefined }

/** A pad takes no focus, so the choice of the way does, right above it. */
const whereMissing = (way: SigningWay, missing: 'signature' | 'confirmation'): string => {
  if (missing === 'confirmation') return 'input[type=checkbox]'
  return {
    drawn: 'input[type=radio]:checked',
    typed: 'input:not([type=radio])',
    picture: '.ml-signing__body button',
  }[way]
}

/**
 * A signature that is drawn, typed as a name or taken from a picture. Each way keeps what was entered while another is
 * shown; what is shown is what is sent. It can be completed with the keyboard alone.
 */
export function SigningField({
  label,
  texts,
  rules,
  caption,
  confirm,
  help,
  error,
  start,
  onEntered,
  onChange,
  ref,
}: SigningFieldProps) {
  useStyles(signingStyles)
  const id = useId()
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const pad = useRef<SignatureHandle>(null)
  const [entered, setEntered] = useState(start ?? nothing)
  const { way, strokes, name, picture } = entered
  // Two presses may come before the field is drawn again.
  const latest = useRef(entered)
  const [confirmed, setConfirmed] = useState(false)
  const [asked, setAsked] = useState(false)
  const isEntered = {
    drawn: hasStrokes(strokes),
    typed: rules.isTypedName(name),
    picture: picture !== undefined,
  }[way]
  const signed = isEntered && confirmed
  const missing = isEntered ? 'confirmation' : 'signature'
  const problem = error || (asked && !signed && texts.missing[missing])
  const put = (change: Partial<EnteredSignature>) => {
    const next = { ...latest.current, ...change }
    latest.current = next
    setEntered(next)
    onEntered?.(next)
  }
  const changed = useRef(onChange)
  useEffect(() => {
    changed.current = onChange
  })
  useEffect(() => changed.current?.(signed), [signed])
  const read = (): SentSignature | undefined => {
    if (!signed) return undefined
    if (way === 'drawn') return pad.current?.toPng()
    return way === 'typed'
      ? { kind: 'typed', name: name.trim() }
      : picture && { kind: 'picture', picture: picture.png }
  }
  const ask = () => {
    setAsked(true)
    const field = fieldset.current
    field?.scrollIntoView({ block: 'center' })
    field?.querySelector<HTMLElement>(whereMissing(way, missing))?.focus({ preventScroll: true })
  }
  useImperativeHandle(ref, () => ({ read, ask }))
  /** Another way or picture counts only once it is confirmed. */
  const enter = (change: Partial<EnteredSignature>) => {
    setConfirmed(false)
    put(change)
  }
  return (
    <fieldset ref={fieldset} className="ml-signing" aria-describedby={problem ? `${id}-error` : undefined}>
      <legend className="ml-hidden">{label}</legend>
      <div className="ml-signing__ways">
        <SegmentedControl
          label={texts.ways}
          labelHidden
          compact
          value={way}
          onValueChange={(value) => enter({ way: value })}
          options={ways.map((value) => {
            const Icon = icons[value]
            return {
              value,
              label: (
                <span className="ml-signing__option">
                  <Icon /> {texts.way[value]}
                </span>
              ),
            }
          })}
        />
        <span className="ml-signing__keys">{texts.keys}</span>
      </div>
      <div className="ml-signing__body">
        {/* Stays in place while hidden, because a canvas without a width would lose its drawing. */}
        <div className="ml-signing__way" data-away={way === 'drawn' ? undefined : ''} inert={way !== 'drawn'}>
          <SignatureField
            ref={pad}
            label={label}
            clearText={texts.clear}
            caption={caption.drawn}
            start={start?.strokes}
            onChange={(_drawn, value) => put({ strokes: value })}
          />
        </div>
        {way === 'typed' && (
          <TypedSignature
            texts={texts}
            rules={rules}
            caption={caption.typed}
            name={name}
            onName={(value) => put({ name: value })}
          />
        )}
        {way === 'picture' && (
          <PictureSignature
            texts={texts}
            rules={rules}
            caption={caption.picture}
            picture={picture}
            onPicture={(value) => enter({ picture: value })}
          />
        )}
      </div>
      <Checkbox
        label={confirm}
        checked={confirmed}
        onChange={(event) => setConfirmed(event.target.checked)}
      />
      {help && <p className="ml-signing__note">{help}</p>}
      <p id={`${id}-error`} aria-live="polite" className={problem ? 'ml-signing__error' : undefined}>
        {problem && (
          <>
            <WarningCircleFill />
            <span>{problem}</span>
          </>
        )}
      </p>
    </fieldset>
  )
}
