import { anEldVehicle, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { eldDays } from './eld-carrier-vehicle.ts'

it('the ELD days are today and the two before, newest first, including those without a report', () => {
  const today = [3, 1, 2].map(at => anEldVehicle({ carrierVehicleId: id(at), seenOn: '2026-03-01' }))
  const before = anEldVehicle({ seenOn: '2026-02-27' })
  const rows = [
    ...today,
    before,
    anEldVehicle({ seenOn: '2026-02-26' }),
    anEldVehicle({ seenOn: '2026-03-02' }),
  ]
  expect(eldDays(rows, '2026-03-01')).toEqual([
    { day: '2026-03-01', vehicles: [today[1], today[2], today[0]] },
    { day: '2026-02-28', vehicles: [] },
    { day: '2026-02-27', vehicles: [before] },
  ])
})
