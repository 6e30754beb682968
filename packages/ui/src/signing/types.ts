import type { ReactNode } from 'react'

export type SigningWay = 'drawn' | 'typed' | 'picture'

/** A signature as the API takes it: a drawn one is a PNG as a data URL. */
export type SentSignature = string | { kind: 'typed'; name: string } | { kind: 'picture'; picture: string }

export interface SigningHandle {
  /** Returns the signature, or undefined while there is none. */
  read: () => SentSignature | undefined
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
  /** 'PNG, JPEG, GIF o HEIC, hasta 10 MB. Le sacamos el fondo.' */
  hint: ReactNode
  reading: string
  /** Describes the preview of a picture. */
  picture: string
  otherPicture: string
  problem: Record<PictureProblem, string>
}
