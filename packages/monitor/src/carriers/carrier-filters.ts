import { z } from 'zod'
import { identifierKey, nameKey } from '../database/name-key.ts'
import { idInQuery } from '../http/fields.ts'
import { invalid, missing } from '../http/refused.ts'
import { INSIGHT_KINDS, type InsightKind } from './insights/insight-carriers.ts'
import { type NarrowedFor, type Narrowing, narrowingFields, narrowingOf } from './narrowing.ts'
import { carrierSort } from './sorts.ts'

/** Source: section 3, "Carrier". */
export const IDENTIFIER_TYPES = ['MC', 'DOT', 'MX', 'FF', 'SCAC', 'CVOR', 'NIR_QC', 'NSC', 'RFC'] as const

const TEXT_MAX = 200
const text = z
  .string('Enter one text.')
  .max(TEXT_MAX, `Give at most ${TEXT_MAX} characters.`)
  // The database rejects this character.
  .refine(sent => !sent.includes('\u0000'), 'This text cannot be searched.')

const searchFields = {
  identifiers_value_start: text.optional(),
  identifiers_value_eq: text.optional(),
  identifiers_is_type_eq: z.enum(IDENTIFIER_TYPES, 'This is not a valid identifier type.').optional(),
  identifiers_region_eq: z
    .string()
    .regex(/^[A-Za-z]{2}$/, 'Give two letters.')
    .optional(),
  legal_name_or_dba_name_start: text.optional(),
  legal_name_or_dba_name_cont: text.optional(),
}

/** The name or identifier that carriers are searched by. */
export const searchFilters = z.strictObject(searchFields)
/** The same among all carriers, with filters and order. */
export const globalFilters = z.strictObject({ ...searchFields, ...narrowingFields, s: carrierSort })
const onlyTrue = z.literal('true', 'Give true, or leave it out.').optional()

const ownFields = {
  subscriptions_company_id_eq: idInQuery.optional(),
  authority_history_gap: onlyTrue,
  broker_authority_nearby: onlyTrue,
}

/** The same, with My Carriers and insights. */
export const carrierFilters = z.strictObject({
  ...searchFields,
  ...ownFields,
  ...narrowingFields,
  s: carrierSort,
})
/** The parameters of suggestions, which take no filters and no order. */
export const suggestionFilters = z.strictObject({ ...searchFields, ...ownFields })
export type SentFilters = z.output<typeof carrierFilters>
/** What is searched, in whatever order. */
type Search = Omit<SentFilters, 's'>

/** The requested insights. Choice: a carrier with one of several matches. Empty: none is requested. */
export const insightsRequested = (sent: Search | undefined): readonly InsightKind[] =>
  INSIGHT_KINDS.filter(kind => sent?.[kind] !== undefined)

/** The conditions of a search. All that are present must hold. */
export interface CarrierFilter {
  readonly identifier?: {
    readonly key: string
    readonly match: 'start' | 'exact'
    readonly type?: (typeof IDENTIFIER_TYPES)[number]
    readonly region?: string
    /**
     * Whether few identifiers match, so that they are looked up first. Set by `planSearch`; false is always correct.
     */
    readonly isRare?: boolean
  }
  /** The key that the legal or doing-business name starts with. */
  readonly nameStart?: string
  /** The key that the legal or doing-business name contains. */
  readonly nameContains?: string
  /** Only carriers that this company monitors. */
  readonly companyId?: number
  /** Only carriers with one of these. `ids`: all of them if few; set by `planSearch`, and may always be absent. */
  readonly insights?: { readonly kinds: readonly InsightKind[]; readonly ids?: readonly number[] }
  /** Only those of the monitored carriers with a stored verdict and bucket. */
  readonly stored?: Pick<Narrowing, 'verdict_eq' | 'rules_assessment_eq'>
  /** The other filters. */
  readonly narrowing?: { readonly requested: Narrowing; readonly by: NarrowedFor }
}

function identifierFilter(sent: SentFilters): CarrierFilter['identifier'] {
  const start = sent.identifiers_value_start
  const exact = sent.identifiers_value_eq
  const type = sent.identifiers_is_type_eq
  const region = sent.identifiers_region_eq
  const narrowing = { ...(type && { type }), ...(region && { region: region.toUpperCase() }) }
  if (start !== undefined && exact !== undefined)
    throw invalid('q.identifiers_value_eq', 'Ask for a start or for the whole number, not for both.')
  if (exact !== undefined) {
    const key = identifierKey(exact)
    if (key === '') throw invalid('q.identifiers_value_eq', 'Give a number.')
    return { key, match: 'exact', ...narrowing }
  }
  if (start !== undefined) {
    const key = identifierKey(start)
    if (key === '' && type === undefined)
      throw invalid('q.identifiers_value_start', 'Give the start of a number, or a type of identifier.')
    return { key, match: 'start', ...narrowing }
  }
  if (type !== undefined) throw invalid('q.identifiers_is_type_eq', 'A type narrows a number: give one.')
  if (region !== undefined) throw invalid('q.identifiers_region_eq', 'A region narrows a number: give one.')
  return undefined
}

const SEARCHES = Object.keys({ ...searchFields, ...ownFields }) as (keyof Search)[]

/**
 * The filters sent, as conditions of the search.
 *
 * Refuses: 422 for a search without name, identifier, My Carriers or insight, and for a text without letters or digits,
 * which never means everything; 404 for the carriers of another company.
 */
export function readFilters(sent: Search | undefined, by: NarrowedFor): CarrierFilter {
  const requested = sent ?? {}
  if (SEARCHES.every(name => requested[name] === undefined))
    throw invalid('q', 'Enter something to search for.')
  const companyId = requested.subscriptions_company_id_eq
  if (companyId !== undefined && companyId !== by.companyId) throw missing()
  const identifier = identifierFilter(requested)
  const narrowing = narrowingOf(requested)
  const kinds = insightsRequested(sent)
  const start = requested.legal_name_or_dba_name_start
  const nameStart = start === undefined ? undefined : nameKey(start)
  if (nameStart === '') throw invalid('q.legal_name_or_dba_name_start', 'Give at least one letter or digit.')
  const part = requested.legal_name_or_dba_name_cont
  const nameContains = part === undefined ? undefined : nameKey(part)
  if (nameContains === '')
    throw invalid('q.legal_name_or_dba_name_cont', 'Give at least one letter or digit.')
  return {
    ...(identifier && { identifier }),
    ...(nameStart !== undefined && { nameStart }),
    ...(nameContains !== undefined && { nameContains }),
    ...(companyId !== undefined && { companyId }),
    ...(kinds.length > 0 && { insights: { kinds } }),
    ...(narrowing && { narrowing: { requested: narrowing, by } }),
  }
}
