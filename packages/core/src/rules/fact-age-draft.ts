import { CONTACT_WINDOW_DAYS, CONTACT_WINDOW_LIMITS } from '../account/contact-window.ts'
import { formatCount, formatNumber } from '../shared/amounts.ts'
import type { Problem } from '../shared/refusal.ts'
import { AGE_LIMITS, type AgeLimit, type AgeLimits } from './fact-ages.ts'
import type { SourceKind } from './rule-sources.ts'

/** The most days that facts may be old; more than that is any age. */
const FACT_AGE_DAYS_MAX = 3_650

/** What a kind of source tells, and a limit that lets each file come twice. Source: section 4, "How old
 * facts may be"; the federal files, by how often they come. */
export const SOURCE_KIND_TEXTS: Readonly<
  Record<SourceKind, { readonly label: string; readonly about: string; readonly suggestedDays: number }>
> = {
  registration: {
    label: 'Federal registration',
    about: 'Authority, filed insurance, and out-of-service orders. Published daily.',
    suggestedDays: 30,
  },
  census: {
    label: 'Company census',
    about: 'Operating status. Published weekly.',
    suggestedDays: 45,
  },
  safety: {
    label: 'Safety data',
    about: 'Rating and inspections. Published monthly.',
    suggestedDays: 75,
  },
  certificates: {
    label: 'Certificates of insurance',
    about: 'Coverage an agent confirmed.',
    suggestedDays: 365,
  },
  checks: {
    label: 'Your own checks',
    about: 'Location activity and typed identifiers.',
    suggestedDays: 365,
  },
}

/** How long a contact is to be on record, and what that does. Source: section 3, "Identity check". */
export const CONTACT_LIMIT_TEXT = {
  label: 'Contact on record at least',
  about:
    'A phone number or e-mail address that is newer, or changed since, is never offered as the safe one.',
} as const

/** The limits as typed; a blank text is any age, and the usual window of contacts. */
export type FactAgeDraft = Readonly<Record<AgeLimit, string>>

const byLimit = <T>(valueOf: (limit: AgeLimit) => T): Readonly<Record<AgeLimit, T>> =>
  Object.fromEntries(AGE_LIMITS.map(limit => [limit, valueOf(limit)])) as Record<AgeLimit, T>

const rangeOf = (limit: AgeLimit): { readonly min: number; readonly max: number } =>
  limit === 'contacts' ? CONTACT_WINDOW_LIMITS : { min: 1, max: FACT_AGE_DAYS_MAX }

/** The draft that the company's limits start as. */
export const factAgeDraft = (ages: AgeLimits): FactAgeDraft =>
  byLimit(limit => (ages[limit] === null ? '' : String(ages[limit])))

const problemText = (limit: AgeLimit): string => {
  const { min, max } = rangeOf(limit)
  const blank = factAgeText(null, limit)
  return `Enter a number of days from ${min} to ${formatNumber(max)}, or leave it blank for ${blank}.`
}

/** What is wrong with a draft, by field. Empty: it can be saved. */
export const factAgeProblems = (draft: FactAgeDraft): readonly Problem[] =>
  AGE_LIMITS.flatMap(limit => {
    const text = draft[limit].trim()
    const { min, max } = rangeOf(limit)
    const isDays = /^\d{1,4}$/.test(text) && Number(text) >= min && Number(text) <= max
    return text === '' || isDays ? [] : [{ field: limit, message: problemText(limit) }]
  })

/** The limits of a draft without problems. */
export const draftedFactAges = (draft: FactAgeDraft): AgeLimits =>
  byLimit(limit => (draft[limit].trim() === '' ? null : Number(draft[limit])))

/** One limit as text: "30 days". Empty: "any age", and "90 days" of contacts. */
export const factAgeText = (days: number | null, limit?: string): string =>
  days === null && limit !== 'contacts' ? 'any age' : formatCount(days ?? CONTACT_WINDOW_DAYS, 'day')

/** What a blank field of a limit stands for: "Any age", and "90" of contacts. Source: section 4, "How old facts may be". */
export const blankLimitText = (limit: AgeLimit): string =>
  limit === 'contacts' ? String(CONTACT_WINDOW_DAYS) : 'Any age'
