/** How often a person gets a digest of what changed about the carriers. */
export const DIGEST_FREQUENCIES = { off: 'Never', daily: 'Every day', weekly: 'Every Monday' } as const

/** One of them. */
export type DigestFrequency = keyof typeof DIGEST_FREQUENCIES

/** All of them, in order. */
export const DIGEST_FREQUENCY_NAMES = Object.keys(DIGEST_FREQUENCIES) as readonly DigestFrequency[]

/** The kinds of changes in a digest, with the name of each, in the order of the mail. */
export const DIGEST_KINDS = {
  verdict: 'Verdicts',
  authority: 'Authority',
  insurance: 'Insurance',
  contact: 'Contacts',
  safety: 'Safety',
  alert: 'Identity alerts',
} as const

/** One of them. */
export type DigestKind = keyof typeof DIGEST_KINDS

/** All of them, in order. */
export const DIGEST_KIND_NAMES = Object.keys(DIGEST_KINDS) as readonly DigestKind[]

/** What a person chose about their digest. Source: section 6, "Scopes". */
export interface DigestPreferences {
  readonly frequency: DigestFrequency
  /** At least one. */
  readonly kinds: readonly DigestKind[]
  /** The name of the zone of the company, by which it is sent at 06:00. */
  readonly timeZone: string
}

/**
 * The kinds after one was switched, in order. Refuses: undefined when none would be left; a digest of nothing is "Never".
 *
 * Source: section 6, "Scopes".
 */
export const withDigestKind = (
  kinds: readonly DigestKind[],
  kind: DigestKind,
  isOn: boolean,
): readonly DigestKind[] | undefined => {
  const next = DIGEST_KIND_NAMES.filter(each => (each === kind ? isOn : kinds.includes(each)))
  return next.length === 0 ? undefined : next
}

/** When the next digests are sent: "At 6:00 AM, America/Chicago." Empty: never sends nothing. Source: section 6, "Scopes". */
export const digestTimeText = ({ frequency, timeZone }: DigestPreferences): string =>
  frequency === 'off'
    ? 'No digest is sent.'
    : `Sent at 6:00 AM (${timeZone.replaceAll('_', ' ')}) ${frequency === 'daily' ? 'every day' : 'every Monday'} on which something changed.`
