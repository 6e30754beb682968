import { endpoints, type Block } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { OwnerBlockRow } from '../../platform/db/schema/owner-blocks.ts'
import { serve } from '../../platform/http/serve.ts'
import { blockPeriod, listBlocks, rearrangeBlock, unblock } from './blocks.ts'

const showBlock = ({ id, roomId, period, note, createdAt }: OwnerBlockRow): Block => ({
  id,
  roomId,
  range: { start: period.start.getTime(), end: period.end.getTime() },
  note,
  created: createdAt.toISOString(),
})

export function registerOwnBlocks(app: AppContext): void {
  const { ownBlocks } = endpoints
  serve(app, ownBlocks.list, async ({ user, params }) => ({
    blocks: (await listBlocks(app, user, params.id)).map(showBlock),
  }))
  serve(app, ownBlocks.create, async ({ user, params, body: { roomId = null, range, note = '' } }) =>
    showBlock(await blockPeriod(app, user, { propertyId: params.id, roomId, asked: range, note })),
  )
  serve(app, ownBlocks.move, async ({ user, params, body: { range } }) =>
    showBlock(
      await rearrangeBlock(app, user, { propertyId: params.id, blockId: params.block, asked: range }),
    ),
  )
  serve(app, ownBlocks.remove, async ({ user, params, text }) => {
    await unblock(app, user, { propertyId: params.id, blockId: params.block })
    return { message: text('message.deleted') }
  })
}
