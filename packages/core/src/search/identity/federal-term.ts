import type { CarrierSummary } from '../../carrier/carrier.ts'
import type { DatedContact } from '../../carrier/contact/contact-record.ts'
import { type ContactWindow, isLongOnRecord } from '../../account/contact-window.ts'
import type { IdentityTerm } from './identity-terms.ts'

/**
 * What the age of the contact on file says against it: it was reported, stands with a carrier that must not be trusted, or
 * is new.
 *
 * Empty: "matches" where nothing does; "not-checked" where its age is not known, which is never a match.
 * Source: section 3, "Identity check".
 */
export const federalTerm = (
  kind: DatedContact,
  { contactRecords }: Pick<CarrierSummary, 'contactRecords'>,
  window: ContactWindow,
): IdentityTerm => {
  const { since, sharedWith } = contactRecords?.[kind] ?? { since: null, sharedWith: null }
  if (sharedWith !== null) return sharedWith === 'reported' ? 'reported' : 'unsafe-carrier'
  if (since === null) return 'not-checked'
  return isLongOnRecord(since, window) ? 'matches' : 'changed'
}
