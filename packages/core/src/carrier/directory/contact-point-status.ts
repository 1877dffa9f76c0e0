import type { DirectoryPart } from './directory-parts.ts'

/**
 * How reliable a phone, e-mail or address of the carrier is, best first.
 *
 * Source: section 3, "Directory"; the parts name the source of each.
 */
export const POINT_STATUSES = ['federal', 'registered', 'given'] as const

/** One of the three. Source: section 3, "Directory". */
export type ContactPointStatus = (typeof POINT_STATUSES)[number]

/** The label of each, and what it means for a broker. Source: section 3, "Directory"; the wording is ours. */
export const CONTACT_POINT_STATUS_TEXTS = {
  federal: {
    label: 'On file with FMCSA',
    explanation:
      'On file with FMCSA. Safer to call back than a number you were given, but records can be changed.',
  },
  registered: {
    label: 'Registered by the carrier',
    explanation:
      'Entered by someone with an account for this carrier. No one else has checked it, so call the FMCSA number first.',
  },
  given: {
    label: 'Shared by other brokers',
    explanation:
      'From a packet, a rate confirmation, or another broker. It may be old or belong to someone else: call the FMCSA number first.',
  },
} as const satisfies Readonly<
  Record<ContactPointStatus, { readonly label: string; readonly explanation: string }>
>

/**
 * How reliable something in these parts is: the best of them counts.
 *
 * Source: section 3, "Directory". Choice: the federal register before the carrier's own people, and these before
 * contacts that others named; something in no part counts as given.
 */
export const contactPointStatus = (parts: readonly DirectoryPart[]): ContactPointStatus => {
  if (parts.includes('federal_information')) return 'federal'
  return parts.includes('users') || parts.includes('dispatch_users') ? 'registered' : 'given'
}
