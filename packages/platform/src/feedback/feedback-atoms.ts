import { atom } from 'jotai'

export type ToastTone = 'ok' | 'info' | 'bad'

/** What a toast offers besides being read, such as to undo. Pressing it closes the toast. */
export interface ToastAction {
  text: string
  onPress: () => void
}

export interface Toast {
  id: number
  text: string
  tone: ToastTone
  action?: ToastAction
  /** How long the toast stays, in ms. Default 3000. */
  ms?: number
}

export interface AlertRequest {
  title: string
  text: string
  /** Id of the failed request in the logs, so that support can find it. */
  requestId?: string
  /** Code of the error (RULES.md §9.1); for some codes the host offers a next step. */
  code?: string
}

export interface ConfirmRequest {
  title: string
  text: string
  /** Label of the confirming button. */
  confirm: string
  cancel: string
  danger?: boolean
  /** Id of the failed request, as in an alert. */
  requestId?: string
  /** Dismisses it: what it asks has settled by itself. */
  until?: AbortSignal
}

export type OpenNotice =
  | { kind: 'alert'; request: AlertRequest; answer: (confirmed: boolean) => void }
  | { kind: 'confirm'; request: ConfirmRequest; answer: (confirmed: boolean) => void }

/** The queue of notices: the first one is on screen, the others follow one by one. */
export const noticesAtom = atom<readonly OpenNotice[]>([])
export const toastsAtom = atom<readonly Toast[]>([])
