import type { Head, HeadContext } from '@metrolibre/platform'

/** Search engines may index the page, but not the check of a single document. */
export const verifyHead = ({ intl, params }: HeadContext): Head => ({
  title: intl.formatMessage({ id: 'mfe-public.verify.title' }),
  description: intl.formatMessage({ id: 'mfe-public.verify.lead' }),
  canonicalPath: '/contrato',
  robots: params['hash'] ? 'noindex' : undefined,
})
