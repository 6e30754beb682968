import { createContext, useContext } from 'react'

/** The public configuration of the running platform; the host reads it from the HTML of the page. */
export interface RuntimeConfig {
  /** Base address of the API, for example `/api`. */
  apiBase: string
  /** Origin of the site, for links used outside it. */
  publicUrl: string
  identity: {
    projectId: string
    apiKey: string
    /** Origin of an emulator of the identity provider; absent when the real provider is used. */
    emulatorOrigin?: string
  }
  captcha: { provider: 'altcha' | 'recaptcha'; siteKey?: string }
  mapStyleUrl: string | null
  /** Digits with country code, without a plus sign. */
  chatPhone: string
  visitsUrl: string
  technicalVisitUrl: string
  introVideoUrl: string | null
  /**
   * Whether the service worker may cache pages for reading offline; when switched off, the cache is removed.
   */
  serviceWorker: boolean
  contactEmail: string
  socialUrl: string
  /** Whether calls start a trace that the servers continue. */
  tracing?: boolean
}

export const RuntimeConfigContext = createContext<RuntimeConfig | null>(null)

/**
 * Returns the configuration.
 * @throws Error when called outside the host's providers
 */
export const useRuntimeConfig = (): RuntimeConfig => {
  const config = useContext(RuntimeConfigContext)
  if (!config) throw new Error('useRuntimeConfig needs the providers of the host')
  return config
}
