import { useStore } from 'jotai'
import { useMemo } from 'react'
import { platformTexts } from '../intl/texts.ts'
import { usePathLocale } from '../router/use-path-locale.tsx'
import { sessionAtom } from '../session/session-atom.ts'
import { errorAlert } from './error-alert.ts'
import {
  noticesAtom,
  toastsAtom,
  type AlertRequest,
  type ConfirmRequest,
  type OpenNotice,
  type Toast,
} from './feedback-atoms.ts'

type ToastOptions = Partial<Pick<Toast, 'tone' | 'action' | 'ms'>>

let lastToast = 0

/**
 * Returns functions that show messages to the user: `toast` for 3 s, or for `ms`, with an
 * action to press if there is one; `alert` until it is closed; `confirm`
 * until it is answered, resolving with false when dismissed; `showError` as an alert with the message and
 * request id of the server, unless the failure is that the session ended, which the shell says once. Pass
 * translated texts.
 */
export const useFeedback = () => {
  const store = useStore()
  const locale = usePathLocale()
  return useMemo(() => {
    const ask = (notice: Omit<OpenNotice, 'answer'>, until?: AbortSignal) =>
      new Promise<boolean>((resolve) => {
        const open = {
          ...notice,
          answer: (confirmed: boolean) => {
            store.set(noticesAtom, (notices) => notices.filter((other) => other !== open))
            resolve(confirmed)
          },
        } as OpenNotice
        store.set(noticesAtom, (notices) => [...notices, open])
        until?.addEventListener('abort', () => open.answer(false))
      })
    const alert = async (request: AlertRequest): Promise<void> => void (await ask({ kind: 'alert', request }))
    return {
      toast: (text: string, { tone = 'ok', ...offered }: ToastOptions = {}) => {
        lastToast += 1
        store.set(toastsAtom, (toasts) => [...toasts, { id: lastToast, text, tone, ...offered }])
      },
      alert,
      confirm: (request: ConfirmRequest) => ask({ kind: 'confirm', request }, request.until),
      showError: async (error: unknown) => {
        const request = errorAlert(error, platformTexts[locale])
        const ended = request.code === 'unauthenticated' && store.get(sessionAtom).status === 'anonymous'
        if (!ended) await alert(request)
      },
    }
  }, [store, locale])
}
