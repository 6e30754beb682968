import { remoteConfigs } from '@metrolibre/build/rspack'

export default remoteConfigs(import.meta.dirname)
