import { createHash } from 'node:crypto'
import type { RuntimeConfig } from '@metrolibre/platform'

/** Hash of an inline block as a content policy names it. */
export const policyHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Style elements that libraries create empty and fill rule by rule. */
const emptyStyle = policyHash('')

export interface PolicyParts {
  config: RuntimeConfig
  scriptHashes: string[]
  styleHashes: string[]
  /** The page runs a developer's own code, which comes by the page's own address. */
  fromSource?: boolean
}

/** What a page may load, from the services this installation is configured with and nothing else. */
export function contentPolicy({ config, scriptHashes, styleHashes, fromSource }: PolicyParts): string {
  const captcha =
    config.captcha.provider === 'recaptcha' ? ['https://www.google.com', 'https://www.gstatic.com'] : []
  const identity = config.identity.emulatorOrigin
    ? [config.identity.emulatorOrigin]
    : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
  const map = originsOf(config.mapStyleUrl)
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    // The HEIC decoder is WebAssembly.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...scriptHashes, ...captcha],
    // Style code in development builds writes whole rules into the page.
    'style-src': ["'self'", ...(fromSource ? ["'unsafe-inline'"] : [emptyStyle, ...styleHashes])],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...map],
    'font-src': ["'self'", ...map],
    'connect-src': [
      "'self'",
      ...identity,
      ...map,
      ...captcha,
      ...(fromSource ? [config.publicUrl.replace(/^http/, 'ws')] : []),
    ],
    'media-src': ["'self'", ...originsOf(config.introVideoUrl)],
    'worker-src': ["'self'"],
    // A property may bring a calendar of its own, which the contract allows at this host alone.
    'frame-src': [
      ...originsOf(config.visitsUrl, config.technicalVisitUrl, 'https://calendly.com'),
      ...captcha,
    ],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  const text = Object.entries(directives).map(
    ([name, sources]) => `${name} ${unique(sources).join(' ') || "'none'"}`,
  )
  return (config.publicUrl.startsWith('https:') ? [...text, 'upgrade-insecure-requests'] : text).join('; ')
}

const unique = (values: string[]) => [...new Set(values)]

const originsOf = (...addresses: (string | null)[]): string[] =>
  addresses.flatMap((address) => (address && URL.canParse(address) ? [new URL(address).origin] : []))
