import type { Head, HeadContext } from '@metrolibre/platform'

/** One page for search engines; the check of a single document is nobody else's affair. */
export const verifyHead = ({ intl, params }: HeadContext): Head => ({
  title: intl.formatMessage({ id: 'mfe-public.verify.title' }),
  description: intl.formatMessage({ id: 'mfe-public.verify.lead' }),
  canonicalPath: '/contrato',
  robots: params['hash'] ? 'noindex' : undefined,
})
