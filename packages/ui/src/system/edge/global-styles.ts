import type { CSSObject } from '@emotion/serialize'
import { system } from '../system.ts'

/** Chakra has an entry for each of its layers, also for those without rules. */
const hasRules = (part: object) => Object.values(part).some((layer: object) => Object.keys(layer).length > 0)

/** Returns Chakra's reset and the variables of our tokens, as objects that Emotion can write. */
export const globalStyles = (): CSSObject[] => system._global.filter(hasRules)
