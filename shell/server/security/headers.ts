/** Returns the headers of every response of the composer. */
export const baseHeaders = (publicUrl: string): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(publicUrl.startsWith('https:') && {
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  }),
})

/** Returns the headers that only pages need. */
export const pageHeaders = (policy: string): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), interest-cohort=()',
  'x-frame-options': 'DENY',
  // Always revalidated, so that a promotion takes effect on the next page view; an unchanged page costs one
  // short response.
  'cache-control': 'public, no-cache',
  vary: 'accept-encoding',
})

/**
 * What a shared cache in front may do with a finished page (RFC 9213): it takes the work of a crowd off the composers, and
 * shows the last version while none of them answers. Browsers revalidate anyway.
 */
export const sharedPage = {
  'cdn-cache-control': 'max-age=1, stale-while-revalidate=9, stale-if-error=600',
}
