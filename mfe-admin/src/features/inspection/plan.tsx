import { usualMeasureName } from '@metrolibre/contract'
import { useDates, useLocale } from '@metrolibre/platform'
import { Box, chakra, VisuallyHidden } from '@metrolibre/ui'
import { usePropertyTexts } from '../../properties/use-text.ts'
import type { SheetValues } from './sheet-values.ts'

/** The sides of the ground plan among the measures: of a building, or of land. */
const sides = [
  ['length', 'width'],
  ['front', 'depth'],
] as const

const width = 280
const height = 170
const margin = 34

/** The ground plan to scale, once both of its sides were measured. */
export function InspectionPlan({ measures }: Pick<SheetValues, 'measures'>) {
  const { text } = usePropertyTexts()
  const { locale } = useLocale()
  const dates = useDates()
  const valueOf = (name: (typeof sides)[number][number]) =>
    measures.find((one) => one.name === usualMeasureName(name, locale) && one.unit === 'm')?.value ?? 0
  const [long = 0, short = 0] =
    sides.map((pair) => pair.map(valueOf)).find((pair) => pair.every((value) => value > 0)) ?? []
  if (!long || !short) return null
  const scale = Math.min((width - 2 * margin) / long, (height - 2 * margin) / short)
  const [w, h] = [Math.max(long * scale, 8), Math.max(short * scale, 8)]
  const [left, top] = [(width - w) / 2, (height - h) / 2]
  const metres = (value: number) => dates.number(value, { maximumFractionDigits: 2 })
  const area = dates.area(Math.round(long * short * 10) / 10)
  const values = { long: metres(long), short: metres(short), area }
  return (
    <Box borderRadius="md" bg="bg.subtle" color="fg">
      <VisuallyHidden>{text('inspect.plan', values)}</VisuallyHidden>
      <chakra.svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden
        display="block"
        w="100%"
        maxH="220px"
        fill="none"
        stroke="currentColor"
        fontSize="12px"
        fontWeight={600}
      >
        <rect x={left} y={top} width={w} height={h} strokeWidth="3" />
        <path
          d={`M${left} ${top + h + 12}h${w}m0 -4v8M${left} ${top + h + 8}v8M${left + w + 12} ${top}v${h}m-4 0h8M${left + w + 8} ${top}h8`}
        />
        <g stroke="none" fill="currentColor" textAnchor="middle">
          <text x={width / 2} y={height / 2 + 4}>
            {area}
          </text>
          <text x={width / 2} y={top + h + 28}>{`${values.long} m`}</text>
          <text
            transform={`translate(${left + w + 28} ${height / 2}) rotate(-90)`}
          >{`${values.short} m`}</text>
        </g>
      </chakra.svg>
    </Box>
  )
}
