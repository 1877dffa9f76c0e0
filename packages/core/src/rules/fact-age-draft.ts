import { formatCount } from '../shared/amounts.ts'
import type { Problem } from '../shared/refusal.ts'
import { SOURCE_KINDS, type FactAges, type SourceKind } from './fact-ages.ts'

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

/** The limits as typed; a blank text is any age. */
export type FactAgeDraft = Readonly<Record<SourceKind, string>>

const bySource = <T>(valueOf: (source: SourceKind) => T): Readonly<Record<SourceKind, T>> =>
  Object.fromEntries(SOURCE_KINDS.map(source => [source, valueOf(source)])) as Record<SourceKind, T>

/** The draft that the company's limits start as. */
export const factAgeDraft = (ages: FactAges): FactAgeDraft =>
  bySource(source => (ages[source] === null ? '' : String(ages[source])))

/** What is wrong with a draft, by field. Empty: it can be saved. */
export const factAgeProblems = (draft: FactAgeDraft): readonly Problem[] =>
  SOURCE_KINDS.flatMap(source => {
    const text = draft[source].trim()
    const isDays = /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= FACT_AGE_DAYS_MAX
    return text === '' || isDays
      ? []
      : [{ field: source, message: 'Enter a number of days from 1 to 3,650, or leave it blank for any age.' }]
  })

/** The limits of a draft without problems. */
export const draftedFactAges = (draft: FactAgeDraft): FactAges =>
  bySource(source => (draft[source].trim() === '' ? null : Number(draft[source])))

/** One limit as text: "30 days". Empty: "any age". */
export const factAgeText = (days: number | null): string =>
  days === null ? 'any age' : formatCount(days, 'day')
