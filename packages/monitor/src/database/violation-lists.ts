import { listsOfText, numberIn, textOfLists } from './list-text.ts'

/** What a list has for whether something was put out of service, where the mark could not be read. */
export const MARK_UNREAD = 'u'

/** One violation of an inspection. `inspections.violations` has it as a list. */
export interface FoundViolation {
  readonly violation_kind_id: number
  /** D driver, C co-driver, 1 to 9 the unit. */
  readonly unit: string | null
  /** Null: its mark could not be read. */
  readonly is_out_of_service: boolean | null
  /** By which the inspection file finds it again. Null: by its unit and code. */
  readonly federal_key: number | null
  readonly is_dismissed: boolean
  readonly as_of: string | null
  /** The listing that it stands in. */
  readonly listing_id: number | null
}

/** The violations of an inspection as the database has them: most have the day and the listing that are written once. */
export interface ViolationLists {
  /** Null: none. */
  readonly violations: string | null
  readonly violations_as_of: string | null
  readonly violations_listing_id: number | null
}

const dayOf = ({ as_of }: FoundViolation) => as_of ?? ''
const dayOfAll = (violations: readonly FoundViolation[], isFirst: boolean) => {
  const days = violations.map(dayOf).toSorted()
  return days.at(isFirst ? 0 : -1) || null
}

/**
 * Violations as the database has them.
 *
 * Choice: lists, as of units. Of several days in one listing the first is written once, so that a violation that has a later
 * day of its own keeps it.
 */
export const violationLists = (violations: readonly FoundViolation[]): ViolationLists => {
  const listing = violations.find(({ listing_id }) => listing_id !== null)?.listing_id ?? null
  const listed = violations.filter(({ listing_id }) => listing_id === listing)
  const day = dayOfAll(listed, listing !== null)
  const lists = violations.map(one => {
    const isListed = one.listing_id === listing
    const isOfDay = isListed && (one.as_of === day || one.as_of === null)
    return [
      one.violation_kind_id,
      one.unit,
      one.is_out_of_service ?? MARK_UNREAD,
      one.federal_key,
      one.is_dismissed,
      isOfDay ? null : one.as_of,
      !isOfDay && isListed && listing !== null,
    ]
  })
  return {
    violations: lists.length === 0 ? null : textOfLists(lists),
    violations_as_of: day,
    violations_listing_id: listing,
  }
}

/** Reads them back. */
export const violationsOfLists = ({
  violations,
  violations_as_of,
  violations_listing_id,
}: ViolationLists): readonly FoundViolation[] =>
  listsOfText(violations).map(([kind, unit, isOut, key, isDismissed, day, isListed]) => ({
    violation_kind_id: Number(kind),
    unit: unit ?? null,
    is_out_of_service: isOut === MARK_UNREAD ? null : isOut === 't',
    federal_key: numberIn(key),
    is_dismissed: isDismissed === 't',
    as_of: day ?? violations_as_of,
    listing_id: (day ?? null) === null || isListed === 't' ? violations_listing_id : null,
  }))
