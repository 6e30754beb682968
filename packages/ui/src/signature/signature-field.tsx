import { type ReactNode, type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import SignaturePad from 'react-signature-pad-wrapper'
import { Button } from '../core/button/button.tsx'
import { Eraser } from '../icons/drawn/eraser.tsx'
import { WarningCircleFill } from '../icons/drawn/warning-circle-fill.tsx'
import { css, styles, useStyles } from '../system/use-styles.ts'
import { toPng } from './draw.ts'
import { takeZoomOff } from './take-zoom-off.ts'
import { baselinePx, type DrawnStrokes, fitWidth, hasStrokes } from './strokes.ts'

const signatureStyles = styles(
  'signature',
  css`
    .ml-signature__head {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      align-items: center;
      gap: 4px 12px;
      margin-bottom: 12px;
      font-weight: 600;
      font-size: var(--font-sizes-sm);
    }
    .ml-signature__pad {
      position: relative;
      height: 220px;
      overflow: hidden;
      border: 1.5px solid var(--colors-border-control);
      border-radius: 16px;
      color: var(--colors-fg);
      background:
        linear-gradient(var(--colors-border-strong), var(--colors-border-strong)) 50% ${baselinePx}px /
          calc(100% - 64px) 1px no-repeat,
        var(--colors-bg-panel);
    }
    .ml-signature__pad[data-invalid] {
      border-color: var(--colors-status-bad-solid);
    }
    .ml-signature__pad canvas {
      display: block;
      width: 100%;
      height: 100%;
      touch-action: none;
      cursor: crosshair;
    }
    .ml-signature__caption {
      position: absolute;
      left: 32px;
      right: 32px;
      top: ${baselinePx + 8}px;
      pointer-events: none;
      font-size: var(--font-sizes-xs);
      line-height: 1.4;
      color: var(--colors-fg-subtle);
    }
    .ml-signature__help {
      margin-top: 8px;
      font-size: var(--font-sizes-xs);
      line-height: 1.4;
      color: var(--colors-fg-subtle);
    }
    .ml-signature__error {
      display: flex;
      gap: 6px;
      margin-top: 8px;
      font-size: var(--font-sizes-xs);
      font-weight: 560;
      color: var(--colors-status-bad-fg);
    }
  `,
)

export interface SignatureHandle {
  /** Returns whether the strokes are long enough to be a signature. */
  hasStrokes: () => boolean
  /** Returns the signature, dark on transparent, as a PNG data URL; undefined without strokes. */
  toPng: () => string | undefined
  clear: () => void
}

export interface SignatureFieldProps {
  label: string
  /** 'Borrar y firmar de nuevo'. */
  clearText: string
  /** Name and date, shown under the line. */
  caption?: ReactNode
  /** Says what to draw with, and whom to ask if one cannot. */
  help?: ReactNode
  error?: ReactNode
  /** What was drawn when the pad was last shown. */
  start?: DrawnStrokes | undefined
  /** Called after each stroke and after clearing. */
  onChange?: (signed: boolean, strokes: DrawnStrokes) => void
  ref?: Ref<SignatureHandle>
}

const inkOf = (element: Element | null | undefined) => (element ? getComputedStyle(element).color : 'black')

/**
 * A signature drawn by mouse, pen or finger. The whole signature stays visible when the window changes its
 * size.
 */
export function SignatureField({
  label,
  clearText,
  caption,
  help,
  error,
  start,
  onChange,
  ref,
}: SignatureFieldProps) {
  useStyles(signatureStyles)
  const id = useId()
  const pad = useRef<SignaturePad>(null)
  const [first] = useState(start)
  const changed = useRef(onChange)
  useEffect(() => {
    changed.current = onChange
  })
  const strokes = () => pad.current?.toData() ?? []
  const clear = () => {
    pad.current?.clear()
    onChange?.(false, [])
  }
  useImperativeHandle(ref, () => ({
    hasStrokes: () => hasStrokes(strokes()),
    toPng: () => (hasStrokes(strokes()) ? toPng(strokes()) : undefined),
    clear,
  }))
  useEffect(() => {
    const drawing = pad.current?.instance
    if (!drawing) return
    const penColor = inkOf(pad.current?.canvas.current)
    Object.assign(drawing, { penColor })
    // What was drawn by day may be shown again at night.
    if (first) drawing.fromData(first.map((stroke) => ({ ...stroke, penColor })))
    const onEnd = () => changed.current?.(hasStrokes(drawing.toData()), drawing.toData())
    drawing.addEventListener('endStroke', onEnd)
    return () => drawing.removeEventListener('endStroke', onEnd)
  }, [first])
  useEffect(() => {
    const drawing = pad.current?.instance
    const canvas = pad.current?.canvas.current
    if (!drawing || !canvas) return
    const fit = () => {
      takeZoomOff(canvas)
      pad.current?.handleResize()
      const drawn = drawing.toData()
      const fitted = fitWidth(drawn, canvas.offsetWidth)
      if (fitted !== drawn) drawing.fromData([...fitted])
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(canvas)
    return () => observer.disconnect()
  }, [])
  return (
    <section aria-labelledby={`${id}-label`} aria-describedby={error ? `${id}-error` : undefined}>
      <div className="ml-signature__head">
        <span id={`${id}-label`}>{label}</span>
        <Button variant="ghost" size="sm" icon={<Eraser />} onClick={clear}>
          {clearText}
        </Button>
      </div>
      <div className="ml-signature__pad" data-invalid={error ? '' : undefined}>
        <SignaturePad
          ref={pad}
          redrawOnResize
          options={{ minWidth: 1.4, maxWidth: 2.8 }}
          canvasProps={{ role: 'img', 'aria-label': label }}
        />
        {caption && <span className="ml-signature__caption">{caption}</span>}
      </div>
      {help && <p className="ml-signature__help">{help}</p>}
      <p id={`${id}-error`} aria-live="polite" className={error ? 'ml-signature__error' : undefined}>
        {error && (
          <>
            <WarningCircleFill />
            <span>{error}</span>
          </>
        )}
      </p>
    </section>
  )
}
