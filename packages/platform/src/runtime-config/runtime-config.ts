import { createContext, useContext } from 'react'

/** Public configuration of the running platform; the host reads it from the page it was sent with. */
export interface RuntimeConfig {
  /** Where the API answers, for example `/api`. */
  apiBase: string
  /** Origin of the site, for links that leave it. */
  publicUrl: string
  identity: {
    projectId: string
    apiKey: string
    /** Origin that speaks the identity protocol in the provider's place; absent: the provider itself. */
    emulatorOrigin?: string
  }
  captcha: { provider: 'altcha' | 'recaptcha'; siteKey?: string }
  mapStyleUrl: string | null
  /** Digits with country code, without a plus sign. */
  chatPhone: string
  visitsUrl: string
  technicalVisitUrl: string
  introVideoUrl: string | null
  /** Whether pages may be kept for reading without a connection; switched off, what was kept is removed. */
  serviceWorker: boolean
  contactEmail: string
  socialUrl: string
}

export const RuntimeConfigContext = createContext<RuntimeConfig | null>(null)

/** @throws Error outside the host's providers. */
export const useRuntimeConfig = (): RuntimeConfig => {
  const config = useContext(RuntimeConfigContext)
  if (!config) throw new Error('useRuntimeConfig needs the providers of the host')
  return config
}
