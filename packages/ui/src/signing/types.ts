import type { DrawnStrokes } from '@metrolibre/ui/signature'
import type { ReactNode } from 'react'

export type SigningWay = 'drawn' | 'typed' | 'picture'

/** A signature as the API takes it: a drawn one is a PNG as a data URL. */
export type SentSignature = string | { kind: 'typed'; name: string } | { kind: 'picture'; picture: string }

/** The ink of a picture, cut out and ready to be sent. */
export interface ReadPicture {
  /** Dark (tinta) on a transparent ground, as a PNG data URL. */
  readonly png: string
  /** The same for the screen, where the colour of the ink is that of the text. */
  readonly draw: (canvas: HTMLCanvasElement, color: string) => void
}

/**
 * What was entered in each way, to be shown again when the field comes back to the screen. It is a signature, so it
 * belongs in memory only, never in the storage of the device.
 */
export interface EnteredSignature {
  readonly way: SigningWay
  readonly strokes: DrawnStrokes
  readonly name: string
  readonly picture: ReadPicture | undefined
}

export interface SigningHandle {
  /** Returns the signature, or undefined while there is none. */
  read: () => SentSignature | undefined
  /** For somebody who wants to go on without a signature: says what is missing, and leads there. */
  ask: () => void
}

/** The ink that was found in a picture, as `inkOf` of the contract finds it. */
export interface FoundInk {
  /** From 0 to 255, row by row. */
  readonly ink: Uint8ClampedArray
  readonly box: { left: number; top: number; width: number; height: number } | null
}

/** What counts as a signature. The server applies the same rules of the contract. */
export interface SigningRules {
  isTypedName: (name: string) => boolean
  inkOf: (shades: ArrayLike<number>, width: number, height: number) => FoundInk
  inkProblem: (found: FoundInk) => 'blank' | 'small' | null
  /** Pictures are read at this size of their longer side. */
  picturePixels: number
}

/** Why a picture can't be taken. */
export type PictureProblem = 'blank' | 'small' | 'unreadable' | 'type' | 'tooLarge'

export interface SigningTexts {
  /** The name of the choice, such as 'Cómo firmas'. */
  ways: string
  way: Record<SigningWay, string>
  /** Says how to change the way with the keyboard; shown where there is room. */
  keys: ReactNode
  clear: string
  /** The label of the name that is typed, and what to type. */
  name: string
  nameHelp: string
  nameProblem: string
  /** Describes the preview of a typed name. */
  preview: (name: string) => string
  choose: ReactNode
  drop: ReactNode
  /** 'PNG, JPEG, GIF o HEIC. Le sacamos el fondo.' */
  hint: ReactNode
  reading: string
  /** Describes the preview of a picture. */
  picture: string
  otherPicture: string
  problem: Record<PictureProblem, string>
  /** What is missing for a signature: the signature itself, or the tick that confirms it. */
  missing: Record<'signature' | 'confirmation', string>
}
