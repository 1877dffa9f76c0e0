import { aGatePass } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import type { StopEntry } from '../load/entry/load-entry.ts'
import { gateOfEntry, gateOfForm, listedGateText } from './gate-of-entry.ts'

const today = '2026-11-30'
const DOT = { type: 'DOT', value: '3990017', region: null } as const

describe('what is asked about the carrier of a load that is typed', () => {
  it('is its number, the lane, and the last day of the pickup', () => {
    expect(
      gateOfForm(
        {
          'carrier any': 'DOT 3990017',
          'pickup place': 'Dallas, TX 75201',
          'pickup starts': '2026-12-03',
          'pickup startTime': '8 AM',
          'delivery place': 'Denver, CO',
        },
        today,
      ),
    ).toEqual({
      carrier: { identifier: DOT },
      lane: { origin: { country: null, state: 'TX' }, destination: { country: null, state: 'CO' } },
      day: '2026-12-03',
    })
  })

  it('leaves out stops that cannot be read, and is of today without them', () => {
    expect(gateOfForm({ 'carrier any': 'DOT 3990017', 'pickup place': 'nowhere' }, today)).toEqual({
      carrier: { identifier: DOT },
      day: today,
    })
  })

  it.each(['', '3990017', 'EAGLE RIDGE'])('is nothing of the carrier %j', text => {
    expect(gateOfForm({ 'carrier any': text }, today)).toBeUndefined()
    expect(gateOfForm({}, today)).toBeUndefined()
  })

  it('names no state that is none, and nothing without a carrier', () => {
    const stop: StopEntry = {
      ...{ kind: 'pickup' as const, city: 'Dallas', state: 'Texas', postalCode: null, country: null },
      ...{ latitude: null, longitude: null, startsAt: null, endsAt: null, timeZone: null },
    }
    const noState = { country: null, state: null }
    expect(gateOfEntry({ carrier: DOT, stops: [stop, { ...stop, state: null }] }, today)?.lane).toEqual({
      origin: noState,
      destination: noState,
    })
    expect(gateOfEntry({ carrier: null }, today)).toBeUndefined()
    expect(gateOfEntry({}, today)).toBeUndefined()
  })
})

it('what the gate says beside a line is its answer with the first reason, and how many more there are', () => {
  expect(listedGateText(aGatePass())).toBe('Yes.')
  const hold = { code: 'on_hold', effect: 'look', act: null } as const
  expect(listedGateText(aGatePass({ answer: 'look', reasons: [hold] }))).toBe('A person must look. On hold.')
  const blocked = { code: 'do_not_dispatch', effect: 'no', act: null } as const
  expect(listedGateText(aGatePass({ answer: 'no', reasons: [blocked, hold] }))).toBe(
    'No. Do not dispatch. 1 more.',
  )
})
