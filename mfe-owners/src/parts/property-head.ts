import { ownProperties } from '@metrolibre/api-client'
import type { Head, HeadContext, MessageId } from '@metrolibre/platform'
import { privateHead } from './private-head.ts'

/** Returns the head of a page of one own property, which has its name in the title once that is known. */
export const propertyHead =
  (title: MessageId, description: MessageId) =>
  (context: HeadContext): Head => {
    const head = privateHead(title, description)(context)
    const { queryKey } = ownProperties.one(context.params['id'] ?? '')
    const property = context.queryClient.getQueryData(queryKey)
    return property ? { ...head, title: `${property.name} | ${head.title}` } : head
  }
