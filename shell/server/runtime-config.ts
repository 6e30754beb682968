import type { RuntimeConfig } from '@metrolibre/platform'
import type { ComposerSettings } from './settings.ts'

/** Returns the part of the settings that is sent to browsers. */
export function publicConfig(settings: ComposerSettings): RuntimeConfig {
  const standIn = (path: string) => (settings.STAND_INS_URL ? settings.STAND_INS_URL + path : '')
  const publicUrl = new URL(settings.PUBLIC_URL).origin
  return {
    apiBase: '/api',
    publicUrl,
    identity: {
      projectId: settings.IDENTITY_PROJECT_ID,
      apiKey: settings.IDENTITY_API_KEY,
      ...(settings.IDENTITY_URL && { emulatorOrigin: publicUrl }),
    },
    captcha: {
      provider: settings.CAPTCHA_PROVIDER,
      ...(settings.RECAPTCHA_SITE_KEY && { siteKey: settings.RECAPTCHA_SITE_KEY }),
    },
    mapStyleUrl: settings.MAP_STYLE_URL === 'none' ? null : settings.MAP_STYLE_URL,
    chatPhone: settings.CHAT_PHONE,
    visitsUrl: settings.VISITS_URL ?? standIn('/visits/metrolibre/visita'),
    technicalVisitUrl: settings.TECHNICAL_VISIT_URL ?? standIn('/visits/metrolibre/visita-tecnica'),
    introVideoUrl: settings.INTRO_VIDEO_URL ?? null,
    serviceWorker: settings.SERVICE_WORKER === 'on',
    contactEmail: settings.CONTACT_EMAIL,
    socialUrl: settings.SOCIAL_URL,
    ...(settings.OTEL_EXPORTER_OTLP_ENDPOINT && { tracing: true }),
  }
}
