import type { RuntimeConfig } from '@metrolibre/platform'

/** The public configuration of a page under test; its addresses are reserved for examples. */
export const testConfig: RuntimeConfig = {
  apiBase: '/api',
  publicUrl: 'https://metrolibre.example',
  identity: { projectId: 'test', apiKey: 'test' },
  captcha: { provider: 'altcha' },
  mapStyleUrl: null,
  chatPhone: '56900000000',
  visitsUrl: 'https://visits.example/visita',
  technicalVisitUrl: 'https://visits.example/visita-tecnica',
  introVideoUrl: null,
  serviceWorker: false,
  contactEmail: 'hola@metrolibre.example',
  socialUrl: 'https://social.example/metrolibre',
}
