import { useStore } from 'jotai'
import { useMemo } from 'react'
import { platformTexts } from '../intl/texts.ts'
import { usePathLocale } from '../router/use-path-locale.ts'
import { errorAlert } from './error-alert.ts'
import {
  noticesAtom,
  toastsAtom,
  type AlertRequest,
  type ConfirmRequest,
  type OpenNotice,
  type ToastTone,
} from './feedback-atoms.ts'

let lastToast = 0

/**
 * Tells the user something: `toast` for 3 s, `alert` until read, `confirm` until answered (false when
 * dismissed), `showError` an alert with the server's message and request id. Texts come translated.
 */
export const useFeedback = () => {
  const store = useStore()
  const locale = usePathLocale()
  return useMemo(() => {
    const ask = (notice: Omit<OpenNotice, 'answer'>) =>
      new Promise<boolean>((resolve) => {
        const open = {
          ...notice,
          answer: (confirmed: boolean) => {
            store.set(noticesAtom, (notices) => notices.filter((other) => other !== open))
            resolve(confirmed)
          },
        } as OpenNotice
        store.set(noticesAtom, (notices) => [...notices, open])
      })
    const alert = async (request: AlertRequest): Promise<void> => void (await ask({ kind: 'alert', request }))
    return {
      toast: (text: string, { tone = 'ok' }: { tone?: ToastTone } = {}) => {
        lastToast += 1
        store.set(toastsAtom, (toasts) => [...toasts, { id: lastToast, text, tone }])
      },
      alert,
      confirm: (request: ConfirmRequest) => ask({ kind: 'confirm', request }),
      showError: (error: unknown) => alert(errorAlert(error, platformTexts[locale])),
    }
  }, [store, locale])
}
