import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { brandOfHost } from './brand-of-call.ts'
import type { MonitorConfig } from '../kernel/config.ts'

const originOf = (origins: MonitorConfig['publicOrigins'], brand: 'main' | 'watchdog'): string => {
  const ofBrand = origins.find(origin => brandOfHost(new URL(origin).hostname) === brand)
  return ofBrand ?? origins[0] ?? ''
}

/**
 * The address of one of the portal's pages, for a mail: `portalLink(config, 'sign-up')`.
 *
 * Only configured origins are used, never the host of a call, which its sender could choose.
 * Empty: without configured origins, the path alone; without one of the brand, the first origin.
 */
export const portalLink = (
  { publicOrigins }: Pick<MonitorConfig, 'publicOrigins'>,
  path: string,
  brand: 'main' | 'watchdog' = 'main',
): string => `${originOf(publicOrigins, brand)}/broker/${path}`

/** The address of a page of the monitor for people without an account, behind the portal. Empty: as `portalLink`. */
export const monitorLink = ({ publicOrigins }: Pick<MonitorConfig, 'publicOrigins'>, path: string): string =>
  `${originOf(publicOrigins, 'main')}/monitor/${path}`

/** The person who invites, as a mail names them. */
export interface Inviter {
  readonly user: { readonly first_name: string | null; readonly last_name: string | null }
  readonly company: { readonly legal_name: string } | null
}

/** The inviter as currently stored. Empty: a removed user has no name, and the mail names the company alone. */
export async function readInviter(
  db: Kysely<Schema>,
  userId: number | null,
  companyId: number,
): Promise<Inviter> {
  const company = await db
    .selectFrom('companies')
    .select('legal_name')
    .where('id', '=', companyId)
    .executeTakeFirst()
  const user = await db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', userId ?? 0)
    .executeTakeFirst()
  return { user: user ?? { first_name: null, last_name: null }, company: company ?? null }
}
