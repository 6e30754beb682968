import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { body } from '../primitives/body.ts'
import { Id, IdParams } from '../primitives/id.ts'
import { Amount, Country } from '../primitives/money.ts'
import { Flag, requiredText } from '../primitives/text.ts'
import { coordinateEntries, Zone } from '../zones/schemas.ts'

const tag = 'admin zones'

const zoneEntries = {
  country: Country,
  state: requiredText(120),
  city: requiredText(120),
  zone: requiredText(120),
  ...coordinateEntries,
  rate: v.pipe(
    v.number('validation.required'),
    v.minValue(0, 'validation.min'),
    v.maxValue(100, 'validation.max'),
  ),
  averageValue: Amount,
}

export const ZoneInput = body({ ...zoneEntries, isActive: v.optional(Flag) })
export const ZoneUpdate = body({
  ...v.partial(v.object(zoneEntries)).entries,
  isActive: v.optional(Flag),
  id: Id,
})

export const adminZones = {
  list: endpoint({
    id: 'adminZones.list',
    method: 'GET',
    path: '/admin/zone',
    access: 'admin',
    tag,
    summary: 'All zones',
    response: v.object({ zones: v.array(Zone) }),
    errors: [],
  }),
  detail: endpoint({
    id: 'adminZones.detail',
    method: 'GET',
    path: '/admin/zone/:id',
    access: 'admin',
    tag,
    summary: 'One zone',
    params: IdParams,
    response: Zone,
    errors: [],
  }),
  create: endpoint({
    id: 'adminZones.create',
    method: 'POST',
    path: '/admin/zone',
    access: 'admin',
    tag,
    status: 201,
    summary: 'Add a zone',
    body: ZoneInput,
    response: Zone,
    errors: ['conflict'],
  }),
  update: endpoint({
    id: 'adminZones.update',
    method: 'PUT',
    path: '/admin/zone',
    access: 'admin',
    tag,
    summary: 'Change a zone',
    body: ZoneUpdate,
    response: Zone,
    errors: ['not_found', 'conflict'],
  }),
  setActive: endpoint({
    id: 'adminZones.setActive',
    method: 'PUT',
    path: '/admin/changezonestatus',
    access: 'admin',
    tag,
    summary: 'Offer a zone or not',
    body: body({ id: Id, isActive: Flag }),
    response: Zone,
    errors: ['not_found'],
  }),
} as const
