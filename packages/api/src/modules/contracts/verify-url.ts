import { pageUrl } from '../../platform/page-url.ts'

/** Returns the page on which anybody can check a signed document. Documents name its Spanish address. */
export const verifyUrl = (publicUrl: string): string => pageUrl(publicUrl, 'es', '/contrato')
