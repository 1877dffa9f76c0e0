import { z } from 'zod'
import { readRecords } from '../../carriers/read-records.ts'
import { requireFindable } from '../../carriers/require-findable.ts'
import { QCMOBILE } from '../../kernel/qcmobile.ts'
import { UPDATED_PARTS, updateCarrier } from '../../federal/qcmobile/update-carrier.ts'
import { blocksSafety, seesFullProfile } from '../../http/guards/guards.ts'
import { missing } from '../../http/refused.ts'
import { type Route, route } from '../../http/route.ts'
import { companyOf } from '../../http/session/actor.ts'

/** Beyond section 7. It changes nothing of the company's, so it is no write that a broker answers for. */
const update = route({
  method: 'POST',
  path: 'carriers/:id/update',
  summary: 'Requests one carrier from the agency, if its facts are older than a day',
  access: 'broker',
  guards: [seesFullProfile],
  body: z.strictObject({}),
  answer: z.object({
    updated_on: z.string().nullable(),
    source: z.string().nullable(),
    /** What is newer. Without safety for a user from whom it is hidden. */
    parts: z.array(z.enum(UPDATED_PARTS)),
  }),
  handle: async ({ services, actor, params: { id } }) => {
    if (services.qcmobile === undefined) throw missing()
    await requireFindable(services.db, id)
    const [record] = await readRecords(services.db, [id], companyOf(actor))
    if (record === undefined) throw missing()
    const updated = await updateCarrier(services, record)
    const parts = (updated?.parts ?? []).filter(part => part !== 'safety' || !blocksSafety(actor))
    return parts.length === 0 || updated === null
      ? { body: { updated_on: null, source: null, parts: [] } }
      : { body: { updated_on: updated.day, source: QCMOBILE, parts } }
  },
})

export const routes: readonly Route[] = [update]
