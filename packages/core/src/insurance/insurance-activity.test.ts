import { anInsuranceActivity, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import {
  activitiesNewestFirst,
  INSURANCE_ACTIVITY_LABELS,
  insuranceActivityText,
} from './insurance-activity.ts'

it('activities are listed newest first', () => {
  const older = anInsuranceActivity({ id: id(9), createdAt: '2026-01-01T00:00:00.000Z' })
  expect(activitiesNewestFirst([older, anInsuranceActivity()])).toEqual([anInsuranceActivity(), older])
})

it('each kind of activity has a label', () => {
  expect(INSURANCE_ACTIVITY_LABELS).toEqual({
    requested: 'Certificate requested',
    reminded: 'Reminder sent',
    received: 'Certificate received',
    declined: 'Request declined',
    cancelled: 'Request canceled',
    noted: 'Note',
  })
})

it.each([
  ['reminded', null, 'Reminder sent'],
  ['reminded', '  ', 'Reminder sent'],
  ['noted', ' Agent is closed until Monday. ', 'Note: Agent is closed until Monday.'],
] as const)('the activity %s with %j is %j', (kind, note, expected) => {
  expect(insuranceActivityText({ kind, note })).toBe(expected)
})
