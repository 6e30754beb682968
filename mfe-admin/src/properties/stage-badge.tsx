import type { ListingStage } from '@metrolibre/contract'
import { Badge, type StatusTone } from '@metrolibre/ui'
import { usePropertyTexts } from './use-text.ts'

const tones: Readonly<Partial<Record<ListingStage, StatusTone>>> = {
  submitted: 'warn',
  visit_scheduled: 'hours',
  evaluated: 'warn',
  accepted: 'hours',
  declined: 'bad',
  published: 'ok',
}

/** The stage of a property in one word. */
export function AdminStageBadge({ stage }: { stage: ListingStage }) {
  const { text } = usePropertyTexts()
  return (
    <Badge tone={tones[stage] ?? 'neutral'} mark={stage === 'published' ? 'filled' : 'hollow'}>
      {text(`stage.${stage}`)}
    </Badge>
  )
}
