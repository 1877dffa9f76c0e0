import { z } from 'zod'
import { planGuard } from '../../http/guards/guards.ts'
import { type Route, route } from '../../http/route.ts'
import { companyOf } from '../../http/session/actor.ts'
import { storedFile, wireFile } from '../../platform/uploads/stored-file.ts'

const mayConnect = planGuard('can_connect')

const wireContract = z.object({
  id: z.number(),
  company_id: z.number(),
  name: z.string(),
  /** Null: it was written in the portal. */
  file: wireFile.nullable(),
})

const current = route({
  method: 'GET',
  path: 'contracts/current_contract',
  summary: 'The contract that carriers are asked to sign now; null where there is none',
  access: 'broker',
  guards: [mayConnect],
  answer: wireContract.nullable(),
  handle: async ({ services: { db }, actor }) => {
    const found = await db
      .selectFrom('contracts')
      .leftJoin('uploaded_files', 'uploaded_files.id', 'contracts.uploaded_file_id')
      .select(['contracts.id', 'contracts.company_id', 'contracts.name'])
      .select('uploaded_files.name as file_name')
      .where('contracts.company_id', '=', companyOf(actor))
      .where('is_current', '=', true)
      .executeTakeFirst()
    if (found === undefined) return { body: null }
    const { file_name: name, ...contract } = found
    const file = name === null ? null : { name, url: `/monitor/contracts/${contract.id}/file` }
    return { body: { ...contract, file } }
  },
})

const file = route({
  method: 'GET',
  path: 'contracts/:id/file',
  summary: 'The text of one of the company’s contracts, as a download',
  access: 'broker',
  guards: [mayConnect],
  handle: async ({ services, actor, params }) => {
    const found = await services.db
      .selectFrom('contracts')
      .select('uploaded_file_id')
      .where('id', '=', params.id)
      .where('company_id', '=', companyOf(actor))
      .executeTakeFirst()
    return { file: await storedFile(services, companyOf(actor), found?.uploaded_file_id) }
  },
})

export const routes: readonly Route[] = [current, file]
