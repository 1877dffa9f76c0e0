import type { TouchedArea } from '../../carrier/touch/touched-area.ts'
import { LANE_RESULTS_MAX } from '../../search/lane/lane-result-cap.ts'
import { formatCount } from '../../shared/amounts.ts'
import { formatCalendarDate } from '../../shared/calendar-date.ts'
import type { ComparedCarrier, LaneSighting } from '../compared-carrier.ts'
import {
  type ComparedFact,
  comparedFact,
  type EvidenceLine,
  mapCompared,
  type RowRule,
} from '../compared-row.ts'

const sightingFact = (seen: LaneSighting): ComparedFact => {
  if (seen === 'not-seen')
    return comparedFact({ text: 'not seen', note: 'at both ends', tone: 'plain' }, [], 0)
  if (seen === 'not-among')
    return comparedFact({
      text: `not among the first ${LANE_RESULTS_MAX}`,
      note: 'the most a search lists',
      tone: 'unknown',
    })
  return comparedFact(
    {
      text: formatCount(seen.times, 'time'),
      note: `last ${formatCalendarDate(seen.lastOn)}`,
      tone: 'plain',
    },
    [
      ['Seen', `${formatCount(seen.times, 'time')}, the lower count of the two ends`],
      ['Last', formatCalendarDate(seen.lastOn)],
    ],
    seen.times,
  )
}

const areasFact = (areas: readonly TouchedArea[]): ComparedFact => {
  const [latest] = areas
  if (latest === undefined) return comparedFact({ text: 'none on record', tone: 'unknown' })
  return comparedFact(
    {
      text: formatCount(areas.length, 'ZIP area'),
      note: `last ${latest.name}, ${formatCalendarDate(latest.lastOn)}`,
      tone: 'plain',
    },
    areas
      .slice(0, 5)
      .map(
        (area): EvidenceLine => [
          formatCalendarDate(area.lastOn),
          `${area.name}, ${formatCount(area.count, 'time')}`,
        ],
      ),
  )
}

const SIGHTING: RowRule = {
  key: 'seen-on-lane',
  label: 'Seen on this lane',
  best: 'most often',
  compare: ({ sighting }) => (sighting === null ? { kind: 'refused' } : mapCompared(sighting, sightingFact)),
}

const AREAS: RowRule = {
  key: 'areas',
  label: 'Areas seen in',
  compare: ({ areas }) => mapCompared(areas, areasFact),
}

/**
 * How often each carrier was seen on the searched lane, if any, and the areas it was seen in.
 *
 * Source: section 2, "Comparison"; section 3, "Touches".
 */
export const touchRows = (carriers: readonly ComparedCarrier[]): readonly RowRule[] =>
  carriers.some(({ sighting }) => sighting !== null) ? [SIGHTING, AREAS] : [AREAS]
