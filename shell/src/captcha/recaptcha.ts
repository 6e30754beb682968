import { besideDialogs } from './challenge.ts'
import { captchaFailed } from './failed.ts'

interface Grecaptcha {
  ready: (then: () => void) => void
  render: (
    place: HTMLElement,
    options: {
      sitekey: string
      size: 'invisible'
      callback: (token: string) => void
      'error-callback': () => void
    },
  ) => number
  execute: (widget: number) => void
}

/** Read by its name, because the types of the identity SDK declare another version of it on `window`. */
const loaded = () => Reflect.get(globalThis, 'grecaptcha') as Grecaptcha | undefined

const address = 'https://www.google.com/recaptcha/api.js?render=explicit'
let loading: Promise<Grecaptcha> | undefined

const load = (): Promise<Grecaptcha> => {
  loading ??= new Promise<Grecaptcha>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.addEventListener('load', () => {
      const grecaptcha = loaded()
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha))
      else reject(captchaFailed())
    })
    script.addEventListener('error', () => {
      script.remove()
      reject(captchaFailed())
    })
    document.head.append(script)
  }).catch((error: unknown) => {
    // Reset, so that the next attempt loads the script again.
    loading = undefined
    throw error
  })
  return loading
}

/** Gets a proof from the provider's invisible widget, which shows a challenge only to suspicious visitors. */
export async function proveByRecaptcha(sitekey: string): Promise<string> {
  const grecaptcha = await load()
  const place = document.body.appendChild(document.createElement('div'))
  const { promise: token, resolve, reject } = Promise.withResolvers<string>()
  const fail = () => reject(captchaFailed())
  const stop = besideDialogs(fail)
  const widget = grecaptcha.render(place, {
    sitekey,
    size: 'invisible',
    callback: resolve,
    'error-callback': fail,
  })
  grecaptcha.execute(widget)
  return token.finally(() => {
    stop()
    place.remove()
  })
}
