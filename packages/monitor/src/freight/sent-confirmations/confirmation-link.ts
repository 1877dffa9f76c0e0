import type { MonitorConfig } from '../../kernel/config.ts'
import { keyedHash, tokenHash } from '../../kernel/hashing.ts'
import { monitorLink } from '../../http/portal-link.ts'

/** The path of the pages of a link, below the monitor's prefix. */
export const CONFIRMATION_PATH = 'confirmations'

/**
 * The token of the link of a rate confirmation. It is derived, so that a later attempt of its mail has the same link; without
 * the monitor's key it is as unknown as a random one, and the database has its hash only.
 */
export const linkToken = (
  { secret }: Pick<MonitorConfig, 'secret'>,
  { id, salt }: { readonly id: number; readonly salt: string },
): string => keyedHash(secret, 'rate confirmation link', `${id}:${salt}`)

/** The hash by which a token finds its rate confirmation. */
export const linkHash = (token: string): string => tokenHash(token)

/** The address that a token opens. */
export const linkOf = (config: Pick<MonitorConfig, 'publicOrigins'>, token: string): string =>
  monitorLink(config, `${CONFIRMATION_PATH}/${token}`)
