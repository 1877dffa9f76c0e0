import { aLaneCarrier } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { exportTable } from '../../shared/export-table.ts'
import { laneExportColumns } from './lane-export.ts'

const endOf = (carrier: ReturnType<typeof aLaneCarrier>, hasInsights = true) =>
  exportTable(laneExportColumns('2026-11-21'), [carrier], { hasInsights }).map(row => row.slice(-2))

it('a lane export ends with when a carrier was seen on the lane', () => {
  expect(endOf(aLaneCarrier())).toEqual([
    ['Times seen on this lane', 'Last seen on this lane'],
    [3, '2026-10-04'],
  ])
  expect(endOf(aLaneCarrier({ seenOnLane: null }))[1]).toEqual([null, null])
})

it('a lane export omits sightings if the plan exports no insights', () => {
  expect(endOf(aLaneCarrier(), false)[0]).toEqual(['Country', 'Identity alerts'])
})
