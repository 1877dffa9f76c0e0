import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { EmailInUse, firstCompanyParams, makeFirstCompany } from './first-company.ts'

/** The path at which a running monitor makes a company. */
export const COMPANY_PATH = '/monitor-control/company'

/** Makes the company that the operator's command requests. The caller has checked the right to do so. */
export async function answerCompany(db: Kysely<Schema>, request: Request): Promise<Response> {
  const params = firstCompanyParams.safeParse(await request.json().catch(() => null))
  if (!params.success) return Response.json({ failed: 'No company can be made of this.' }, { status: 422 })
  try {
    return Response.json(await makeFirstCompany(db, params.data), { status: 201 })
  } catch (error) {
    if (error instanceof EmailInUse) return Response.json({ failed: error.message }, { status: 409 })
    throw error
  }
}
