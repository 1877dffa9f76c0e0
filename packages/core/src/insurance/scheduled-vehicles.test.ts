import { aPolicy } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { scheduledVehicles } from './scheduled-vehicles.ts'

const today = '2026-11-21'
const auto = (scheduledVins: readonly string[] | null) => aPolicy({ coverage: 'bipd', scheduledVins })

it('scheduled vehicles are compared by list: on both, or on one alone', () => {
  const policies = [auto(['1xpb', ' 2XPB ', '']), auto(['3XPB', '1XPB'])]
  expect(scheduledVehicles(policies, ['4xpb', '1XPB', '4XPB', ' '], today)).toEqual({
    isAnyCovered: false,
    matching: ['1XPB'],
    onlyScheduled: ['2XPB', '3XPB'],
    onlySeen: ['4XPB'],
  })
})

it('any vehicle is covered if a policy names none', () => {
  expect(scheduledVehicles([auto(['1XPB']), auto(null)], ['9XPB'], today)).toEqual({
    isAnyCovered: true,
    matching: [],
    onlyScheduled: ['1XPB'],
    onlySeen: ['9XPB'],
  })
})

it('only auto liability in force counts for scheduled vehicles', () => {
  const cargo = aPolicy({ scheduledVins: ['1XPB'] })
  const ended = { ...auto(['1XPB']), expiresOn: '2026-11-20' as const }
  expect(scheduledVehicles([cargo, ended], ['1XPB'], today)).toEqual({
    isAnyCovered: false,
    matching: [],
    onlyScheduled: [],
    onlySeen: ['1XPB'],
  })
})
