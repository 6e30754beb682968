import { WordsOf } from '@metrolibre/platform/texts'
import type { AdminProperty } from '@metrolibre/api-client'
import type { ReactNode } from 'react'
import { propertyTexts } from './texts.ts'

interface Props {
  property: Pick<AdminProperty, 'zone'>
  children: ReactNode
}

/** Shows a property in the words of its country. */
export const PropertyWords = ({ property, children }: Props) => (
  <WordsOf country={property.zone.country} texts={[propertyTexts]}>
    {children}
  </WordsOf>
)
