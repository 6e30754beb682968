import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { body } from '../primitives/body.ts'
import { Id, IdParams } from '../primitives/id.ts'
import { Message } from '../primitives/message.ts'
import { optionalText } from '../primitives/text.ts'
import { Instant, Range, RangeInput } from '../primitives/time.ts'

const tag = 'own blocks'
const BlockParams = v.object({ ...IdParams.entries, block: Id })

/** A period in which the owner rents nothing out, of the whole property or of one of its rooms. */
export const Block = v.object({
  id: Id,
  roomId: v.nullable(Id),
  range: Range,
  /** For the owner only. */
  note: v.string(),
  created: Instant,
})
export type Block = v.InferOutput<typeof Block>

/** Periods that an owner keeps for other uses. They exclude bookings, and bookings exclude them. */
export const ownBlocks = {
  list: endpoint({
    id: 'ownBlocks.list',
    method: 'GET',
    path: '/locations/:id/blocks',
    access: 'user',
    tag,
    summary: 'Blocked periods of an own property that are not over, in order',
    params: IdParams,
    response: v.object({ blocks: v.array(Block) }),
    errors: [],
    rateLimit: 'own',
  }),
  create: endpoint({
    id: 'ownBlocks.create',
    method: 'POST',
    path: '/locations/:id/blocks',
    access: 'user',
    tag,
    status: 201,
    summary: 'Block a period of an own property or of one of its rooms',
    params: IdParams,
    body: body({ roomId: v.nullish(Id), range: RangeInput, note: optionalText(200) }),
    response: Block,
    errors: ['period_taken', 'invalid_range'],
    rateLimit: 'save',
  }),
  move: endpoint({
    id: 'ownBlocks.move',
    method: 'PUT',
    path: '/locations/:id/blocks/:block',
    access: 'user',
    tag,
    summary: 'Move the start or the end of a blocked period',
    params: BlockParams,
    body: body({ range: RangeInput }),
    response: Block,
    errors: ['period_taken', 'invalid_range'],
    rateLimit: 'save',
  }),
  remove: endpoint({
    id: 'ownBlocks.remove',
    method: 'DELETE',
    path: '/locations/:id/blocks/:block',
    access: 'user',
    tag,
    summary: 'Free a blocked period',
    params: BlockParams,
    response: Message,
    errors: [],
    rateLimit: 'save',
  }),
} as const
