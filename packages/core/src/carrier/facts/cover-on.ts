import { addDays, type CalendarDate } from '../../shared/calendar-date.ts'
import {
  type Cover,
  INSURANCE_LINES,
  type InsuranceInForce,
  type UnconfirmedCover,
} from '../insurance-in-force.ts'

/** Choice: a row tells that cover is not confirmed from a day on, and no more; a cancellation of no known policy is the usual reason. */
const unconfirmedFrom = ({ usd }: Cover, on: CalendarDate): UnconfirmedCover => ({
  reason: 'unmatched_cancellation',
  on,
  usd,
  source: null,
  asOf: null,
})

/**
 * A line of insurance as it will be on a later day by what is on record today.
 *
 * Empty: the same where nothing is known to change until then. Source: section 3, "Insurance records".
 */
export const coverOn = (cover: Cover, day: CalendarDate): Cover => {
  const later = cover.later ?? []
  const last = later.findLast(({ on }) => on <= day)
  if (last === undefined) return cover
  const rest = later.filter(({ on }) => on > day)
  const { usd } = last
  if (usd === null) {
    const ended = { ...cover, until: addDays(last.on, -1), later: rest }
    return last.end === 'unconfirmed' ? { ...ended, unconfirmed: unconfirmedFrom(cover, last.on) } : ended
  }
  const less = rest.find(it => it.usd === null || it.usd < usd)
  return { ...cover, usd, until: less === undefined ? null : addDays(less.on, -1), gap: null, later: rest }
}

/** The insurance of a carrier as it will be on a later day. Source: section 3, "Insurance records". */
export const insuranceOn = <Insurance extends InsuranceInForce>(
  insurance: Insurance,
  day: CalendarDate,
): Insurance => ({
  ...insurance,
  ...Object.assign(
    {},
    ...INSURANCE_LINES.map(line => {
      const cover = coverOn(
        {
          usd: insurance[`${line}Usd`],
          until: insurance[`${line}Until`],
          gap: insurance[`${line}Gap`] ?? null,
          later: insurance[`${line}Later`] ?? [],
          unconfirmed: insurance[`${line}Unconfirmed`] ?? null,
        },
        day,
      )
      return {
        [`${line}Usd`]: cover.usd,
        [`${line}Until`]: cover.until,
        [`${line}Gap`]: cover.gap,
        [`${line}Later`]: cover.later,
        [`${line}Unconfirmed`]: cover.unconfirmed,
      }
    }),
  ),
  ...(insurance.brokerBond != null && { brokerBond: coverOn(insurance.brokerBond, day) }),
})
