import type { IdentityAnswer } from '../../carriers/contacts/identity-term.ts'
import type { Services } from '../../http/services.ts'
import type { Actor } from '../../http/session/actor.ts'
import { seeingAll } from '../../own-carriers/decisions/assess-now.ts'
import { recipientsOf } from '../rate-confirmations/recipients.ts'

/** What is found of an address to which a rate confirmation may go. */
export interface CheckedAddress {
  readonly found: IdentityAnswer
  /** Whether it may be written to without a second confirmation. */
  readonly isSafe: boolean
}

/** What an address is, in a refusal. */
export const ADDRESS_TEXTS: Readonly<Record<IdentityAnswer['term'], string>> = {
  reported: 'Brokers reported this address.',
  do_not_dispatch: 'This address is on record for a carrier that is Do not dispatch.',
  look_alike: 'This address looks like another one on record, and is not that one.',
  other_carrier: 'This address is on record for another carrier.',
  unsafe_carrier: 'This address is also on record for a carrier that was revoked, ordered out or reported.',
  changed: 'This address is new on file.',
  old: 'This address is no longer on file.',
  shared: 'This address is on record for another carrier as well.',
  dispatcher: 'This is the address of a dispatcher.',
  not_federal: 'This address is not the one that the carrier has on file with FMCSA.',
  own_domain: 'This address is not on record; only its domain is.',
  not_checked: 'This address could not be checked.',
  matches: 'This address is on file.',
  not_on_record: 'This address is not on record for the carrier.',
}

/**
 * Whether an address is safe to write to: it is on file, was there before the company's window, and stands with no carrier
 * that was revoked, ordered out or reported; by the whole of what is on record, whatever the user may see.
 *
 * Choice: any other needs a second confirmation, also where it may be the carrier's: freight is stolen by a message that goes
 * elsewhere.
 */
export async function checkAddress(
  services: Services,
  actor: Actor,
  sent: { readonly carrierId: number; readonly address: string },
): Promise<CheckedAddress> {
  const one = { carrier_id: sent.carrierId, address: sent.address }
  const found = (await recipientsOf(services, seeingAll(actor), [one]))(one)
  return { found, isSafe: found.term === 'matches' }
}
