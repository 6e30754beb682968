import * as v from 'valibot'

/** What Chilean banks want to know of a mass transfer. They agree on that, and not on the order of the columns. */
export const payoutColumns = ['rut', 'nombre', 'banco', 'tipo', 'cuenta', 'monto', 'correo', 'glosa'] as const
export type PayoutColumn = (typeof payoutColumns)[number]

const isColumn = (name: string): name is PayoutColumn => (payoutColumns as readonly string[]).includes(name)

/** The columns of the file in their order, separated by commas. Without account and amount nothing can be paid. */
export const columnList = v.pipe(
  v.string('is missing'),
  v.transform((text) => text.split(',').map((name) => name.trim())),
  v.check((names) => names.every(isColumn), `must list some of ${payoutColumns.join(', ')}`),
  v.check(
    (names) => names.includes('cuenta') && names.includes('monto') && new Set(names).size === names.length,
    'must have cuenta and monto, and each column once',
  ),
  v.transform((names) => names.filter(isColumn)),
)
