import { filmFrameOrigins } from '@metrolibre/contract'
import { createHash } from 'node:crypto'

/** Returns the hash of an inline block as written in a Content Security Policy. */
export const policyHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Libraries create empty style elements and insert rules one by one. */
const emptyStyle = policyHash('')

/** The services that the pages of an installation may contact. */
export interface PageServices {
  /** Origin of the site. */
  publicUrl: string
  identity: {
    /** Origin of an emulator of the identity provider; absent when the real provider is used. */
    emulatorOrigin?: string
  }
  captcha: { provider: 'altcha' | 'recaptcha' }
  mapStyleUrl: string | null
  visitsUrl: string | null
  technicalVisitUrl: string | null
  introVideoUrl: string | null
  /** Where pictures are fetched when the API sends browsers to its bucket. */
  filesUrl?: string | undefined
}

export interface PolicyParts {
  config: PageServices
  scriptHashes: string[]
  styleHashes: string[]
  /** True when the page runs a developer's own code, served from the page's own address. */
  fromSource?: boolean
  /** True when pages of this origin may show each other in a frame. */
  framed?: boolean
}

/**
 * Returns the Content Security Policy of a page, which allows only the services that this installation is
 * configured with.
 */
export function contentPolicy(parts: PolicyParts): string {
  const { config, scriptHashes, styleHashes, fromSource, framed } = parts
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
    // In development builds, style code writes whole rules into the page.
    'style-src': ["'self'", ...(fromSource ? ["'unsafe-inline'"] : [emptyStyle, ...styleHashes])],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...map, ...originsOf(config.filesUrl ?? null)],
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
    // A property may have its own booking calendar, and a testimonial a film; the contract allows only these
    // hosts for them.
    'frame-src': [
      ...(framed ? ["'self'"] : []),
      ...originsOf(config.visitsUrl, config.technicalVisitUrl, 'https://calendly.com'),
      ...filmFrameOrigins,
      ...captcha,
    ],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': framed ? ["'self'"] : ["'none'"],
  }
  const text = Object.entries(directives).map(
    ([name, sources]) => `${name} ${unique(sources).join(' ') || "'none'"}`,
  )
  return (config.publicUrl.startsWith('https:') ? [...text, 'upgrade-insecure-requests'] : text).join('; ')
}

const unique = (values: string[]) => [...new Set(values)]

const originsOf = (...addresses: (string | null)[]): string[] =>
  addresses.flatMap((address) => (address && URL.canParse(address) ? [new URL(address).origin] : []))
