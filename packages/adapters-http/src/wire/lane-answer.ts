import type { LaneAnswer, LaneCarrier, MapRoute } from '@fairhaul/core'
import { type Answer, pageOf } from '../transport/answer.ts'
import { carrierSummaryFields, isConnectedAsKnown } from './carrier.ts'
import { list, listOfKnown } from './list.ts'
import { type Reader, Unreadable } from './reader.ts'
import { record } from './record.ts'
import { calendarDate, count, degrees, miles, nullable } from './values.ts'

const points = list(record({ latitude: degrees, longitude: degrees }))

/** A way on the map. Refuses: fewer than two points are no way. */
const mapRoute: Reader<MapRoute> = record({
  points: value => {
    const read = points(value)
    if (read.length < 2) throw new Unreadable('fewer than two points')
    return read
  },
  miles: nullable(miles),
})

const laneCarrier: Reader<LaneCarrier> = record({
  ...carrierSummaryFields,
  seen_on_lane: nullable(record({ times: count, last_on: calendarDate })),
})

const answered = record({ carriers: listOfKnown(isConnectedAsKnown, laneCarrier), route: nullable(mapRoute) })

/** A page of a lane's carriers, its paging in the headers, and the way between the ends. Source: section 7, "Carriers". */
export const laneAnswer = (answer: Answer): LaneAnswer => {
  const { carriers, route } = answered(answer.body)
  return { carriers: pageOf(() => carriers)(answer), route }
}
