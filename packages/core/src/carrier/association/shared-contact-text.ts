import { formatCalendarDate } from '../../shared/calendar-date.ts'
import type { AssociatedCarrier, SharedContact } from './associated-carrier.ts'
import { type AssociationKind, associationCount } from './association-kinds.ts'
import { sharedValueText } from './federal-tie-text.ts'
import { sharedKinds, sharedOfKind } from './shared-text.ts'

type Sharing = Pick<AssociatedCarrier, 'legalName' | 'shared' | 'sharedContacts'>

const contactsOf = ({ sharedContacts }: Sharing, kind: AssociationKind): readonly SharedContact[] =>
  (sharedContacts ?? []).filter(each => each.kind === kind)

/**
 * What one carrier shares with another, for the line between them: "(214) 555-0188", "1202 Commerce St, Dallas, TX 75201",
 * "2 more vehicle VINs"; "2 vehicle VINs" where the values are not known.
 *
 * Empty: nothing shared. Source: section 3, "Associated carriers"; the wording is ours.
 */
export const sharedFacts = (carrier: Sharing): readonly string[] =>
  sharedKinds(carrier.shared).flatMap(kind => {
    const known = contactsOf(carrier, kind).map(sharedValueText)
    const more = sharedOfKind(carrier.shared, kind) - known.length
    if (known.length === 0) return [associationCount(kind, more)]
    return more > 0 ? [...known, associationCount(kind, more).replace(' ', ' more ')] : known
  })

/**
 * Which contact a carrier shares with which other since when: "(214) 555-0188 with COPPER WREN TRANSPORT LLC, since 24 Nov
 * 2026", or "..., since when is not on record".
 *
 * Empty: none where the values are not known. Source: section 3, "Associated carriers"; the wording is ours.
 */
export const sharedContactTexts = (carrier: Sharing): readonly string[] =>
  sharedKinds(carrier.shared).flatMap(kind =>
    contactsOf(carrier, kind).map(contact => {
      const since = contact.since === null ? 'when is not on record' : formatCalendarDate(contact.since)
      return `${sharedValueText(contact)} with ${carrier.legalName}, since ${since}`
    }),
  )
