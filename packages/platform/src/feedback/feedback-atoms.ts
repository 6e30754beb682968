import { atom } from 'jotai'

export type ToastTone = 'ok' | 'info' | 'bad'

export interface Toast {
  id: number
  text: string
  tone: ToastTone
}

export interface AlertRequest {
  title: string
  text: string
  /** Names the failed call in the logs, so that support can find it. */
  requestId?: string
  /** The refusal's code (RULES.md §9), where the host offers a way on. */
  code?: string
}

export interface ConfirmRequest {
  title: string
  text: string
  /** Label of the button that goes ahead. */
  confirm: string
  cancel: string
  danger?: boolean
  /** As in an alert. */
  requestId?: string
}

export type OpenNotice =
  | { kind: 'alert'; request: AlertRequest; answer: (confirmed: boolean) => void }
  | { kind: 'confirm'; request: ConfirmRequest; answer: (confirmed: boolean) => void }

/** Shown one after the other; the first is on screen. */
export const noticesAtom = atom<readonly OpenNotice[]>([])
export const toastsAtom = atom<readonly Toast[]>([])
