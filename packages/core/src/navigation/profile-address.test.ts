import { holds, id } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BASICS } from '../carrier/safety/basic.ts'
import { NO_SAFETY_FILTERS, SAFETY_LISTS } from '../carrier/safety/safety-records.ts'
import { POWER_UNIT_TYPES, VEHICLE_SOURCES, VEHICLE_TYPES } from '../carrier/vehicle/carrier-vehicle.ts'
import { VEHICLE_SINCE_MONTHS } from '../carrier/vehicle/vehicle-windows.ts'
import { HISTORY_KINDS } from '../change/carrier-history.ts'
import { acceptedTarget, pathOf } from '../routes/accepted-target.ts'
import { matchRoute } from '../routes/match-route.ts'
import { RULE_TYPES } from '../rules/rule-types.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import { PLAIN_PROFILE, profilePath, readProfileAddress } from './profile-address.ts'

const queryOf = (path: string) => path.slice('/carriers/7'.length)
const days = fc.constantFrom<CalendarDate | null>(null, '2026-01-31', '2027-03-04')
const forms = fc.constantFrom(
  { overriding: null, overridingFor: null },
  ...RULE_TYPES.map(overriding => ({ overriding, overridingFor: null })),
  { overriding: RULE_TYPES[0], overridingFor: id<'classification'>(3) },
)
const others = fc.record({
  drawer: fc.constantFrom(null, 'edit-request', 'new-alert'),
  safety: fc.record({
    basic: fc.constantFrom(null, ...BASICS),
    isOutOfServiceOnly: fc.boolean(),
    state: fc.constantFrom(null, 'TX', 'ON'),
    from: days,
    until: days,
    unit: fc.string({ maxLength: 20 }),
  }),
  safetyList: fc.constantFrom(...SAFETY_LISTS),
  vehicles: fc.record(
    {
      type: fc.constantFrom(...VEHICLE_TYPES),
      trailerType: fc.constantFrom('van', 'reefer'),
      powerUnitType: fc.constantFrom(...POWER_UNIT_TYPES),
      source: fc.constantFrom(...VEHICLE_SOURCES),
    },
    { requiredKeys: [] },
  ),
  vehiclesSince: fc.constantFrom(...VEHICLE_SINCE_MONTHS),
  changes: fc.constantFrom(null, ...HISTORY_KINDS),
  note: fc.constantFrom(null, id<'note'>(55)),
})
const addresses = fc.tuple(forms, others).map(([form, other]) => ({ ...form, ...other }))

describe('the address of a profile', () => {
  it('a profile read back from its address is the same, and its address leads to it', () => {
    holds([addresses], address => {
      const path = profilePath(id(7), address)
      expect(readProfileAddress(queryOf(path))).toEqual(address)
      expect(matchRoute(pathOf(path)).route.name).toBe('carrier')
      expect(acceptedTarget(path)).toBe(path)
    })
  })

  it('a profile without anything open or narrowed has a plain address', () => {
    expect(profilePath(id(7))).toBe('/carriers/7')
    expect(readProfileAddress('')).toEqual(PLAIN_PROFILE)
  })

  it('an override form opens for one classification, which means nothing without a rule', () => {
    const address = { overriding: RULE_TYPES[0], overridingFor: id<'classification'>(3) }
    expect(profilePath(id(7), address)).toBe(`/carriers/7?override=${RULE_TYPES[0]}&classification=3`)
    expect(profilePath(id(7), { ...address, overriding: null })).toBe('/carriers/7')
    expect(readProfileAddress('classification=3')).toEqual(PLAIN_PROFILE)
  })

  it('an address names what is narrowed, and the section it opens at', () => {
    const path = profilePath(
      id(7),
      {
        safety: { ...NO_SAFETY_FILTERS, basic: 'unsafe_driving', isOutOfServiceOnly: true },
        changes: 'alert',
      },
      'inspections',
    )
    expect(decodeURIComponent(path)).toBe(
      '/carriers/7?safety[basic]=unsafe_driving&safety[out_of_service]=1&changes=alert#inspections',
    )
  })

  it('every part of an address is read', () => {
    const query =
      '?override=bipd&open=new-alert&safety[basic]=unsafe_driving&safety[out_of_service]=1&safety[state]=TX' +
      '&safety[from]=2026-01-31&safety[until]=2026-02-28&safety[unit]=1FU&safety[list]=crashes' +
      '&vehicles[type]=trailer&vehicles[months]=3&changes=insurance&note=55'
    expect(readProfileAddress(query)).toEqual({
      overriding: 'bipd',
      overridingFor: null,
      drawer: 'new-alert',
      safety: {
        basic: 'unsafe_driving',
        isOutOfServiceOnly: true,
        state: 'TX',
        from: '2026-01-31',
        until: '2026-02-28',
        unit: '1FU',
      },
      safetyList: 'crashes',
      vehicles: { type: 'trailer' },
      vehiclesSince: 3,
      changes: 'insurance',
      note: 55,
    })
  })

  it('an address with unknown values opens and narrows nothing', () => {
    const query =
      '?override=&classification=3&safety[basic]=speed&safety[out_of_service]=yes&safety[state]=texas&safety[from]=soon' +
      '&safety[list]=fines&vehicles[type]=boat&vehicles[months]=7&changes=weather'
    expect(readProfileAddress(query)).toEqual(PLAIN_PROFILE)
  })
})
