import { type CheckedCarrier, IDENTITY_LABELS, type IdentityRow } from './identity-row.ts'
import { identityTerm } from './identity-terms.ts'
import { isLookalikeDomain } from '../contact/look-alike.ts'
import { isPublicMail, mailDomain, websiteDomain } from './mail-domain.ts'

/** The website of the record beside the domain of the federal e-mail. */
const recordedWebsite = (website: string, email: string | null): Pick<IdentityRow, 'word' | 'notes'> => {
  const domain = mailDomain(email)
  const note = 'From its record. FMCSA keeps no websites.'
  if (domain === null || isPublicMail(domain)) return { word: identityTerm('on-record'), notes: [note] }
  if (domain === website)
    return { word: identityTerm('on-record'), notes: [note, 'Its FMCSA e-mail is at this domain.'] }
  return isLookalikeDomain(website, domain)
    ? { word: identityTerm('look-alike'), notes: [note, `Almost ${domain}, where its FMCSA e-mail is`] }
    : { word: identityTerm('on-record'), notes: [note, `Its FMCSA e-mail is at ${domain}`] }
}

/** The website of a carrier: that of its record, else the domain of its federal e-mail. */
export const websiteRow = ({ email, website }: CheckedCarrier): IdentityRow => {
  const domain = mailDomain(email)
  const base = { key: 'website', kind: 'website', label: IDENTITY_LABELS.website, isShared: false } as const
  const recorded = websiteDomain(website ?? '')
  if (recorded !== null) return { ...base, value: recorded, ...recordedWebsite(recorded, email) }
  if (domain === null || isPublicMail(domain)) {
    return {
      ...base,
      value: null,
      word: identityTerm('not-on-record'),
      notes: [
        domain === null
          ? 'FMCSA keeps no websites'
          : `FMCSA keeps no websites, and anyone can get an address at ${domain}`,
      ],
    }
  }
  return {
    ...base,
    value: domain,
    word: identityTerm('from-email'),
    notes: ['The domain of its FMCSA e-mail. FMCSA keeps no websites.'],
  }
}
