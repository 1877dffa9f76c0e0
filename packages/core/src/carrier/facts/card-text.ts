import { formatCount } from '../../shared/amounts.ts'
import type { CalendarDate } from '../../shared/calendar-date.ts'
import { withSmallLetter } from '../../shared/first-letter.ts'
import { inTitleCase } from '../../shared/title-case.ts'
import type { CarrierSummary } from '../carrier.ts'
import { placeText } from '../place-text.ts'
import { authorityInRow } from './authority-facts.ts'
import { IMPLAUSIBLE_TEXT, isFleetImplausible } from './census-facts.ts'

const authorityText = (
  { authority, census }: Pick<CarrierSummary, 'authority' | 'census'>,
  today: CalendarDate,
): string => {
  const { text, note = withSmallLetter(text) } = authorityInRow(authority, today, census)
  return `Authority ${note}`
}

/**
 * The facts of a carrier in one line, for a phone: "Authority for 8 years, 71 trucks, Hanover, IN".
 *
 * Empty: trucks and place are left out if they are not on record.
 */
export const cardText = (
  carrier: Pick<CarrierSummary, 'authority' | 'census' | 'physicalAddress'>,
  today: CalendarDate,
): string => {
  const { census, physicalAddress: place } = carrier
  const mark = isFleetImplausible(census) ? ` (${IMPLAUSIBLE_TEXT})` : ''
  const trucks = census.powerUnits === null ? undefined : `${formatCount(census.powerUnits, 'truck')}${mark}`
  const base = placeText({ ...place, city: place.city && inTitleCase(place.city) })
  return [authorityText(carrier, today), trucks, base].filter(part => part !== undefined).join(' · ')
}
