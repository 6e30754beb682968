import { FormattedMessage, useDates } from '@metrolibre/platform'
import { Span, VisuallyHidden } from '@metrolibre/ui'

interface Props {
  now: number
  before: number
  /** Whether more or less of it is good news. */
  good: 'more' | 'less'
}

/** How much a number changed in percent. Nothing where there is nothing to compare it with. */
export function ChangeOfFigure({ now, before, good }: Props) {
  const dates = useDates()
  if (before === 0) return null
  const percent = Math.round((100 * (now - before)) / before)
  const isGood = percent === 0 || percent > 0 === (good === 'more')
  return (
    <Span
      textStyle="small"
      fontWeight={620}
      color={isGood ? 'status.ok.fg' : 'status.bad.fg'}
      whiteSpace="nowrap"
    >
      {dates.number(percent, { signDisplay: 'exceptZero' })} %
      <VisuallyHidden>
        {' '}
        <FormattedMessage id="mfe-admin.home.compared" />
      </VisuallyHidden>
    </Span>
  )
}
