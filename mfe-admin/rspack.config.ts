import { remoteDevConfig } from '@metrolibre/build/rspack'

export default remoteDevConfig(import.meta.dirname)
