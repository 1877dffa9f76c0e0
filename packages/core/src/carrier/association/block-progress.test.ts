import { aBlockByType, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { done, refused } from '../../shared/outcome.ts'
import type { Refusal } from '../../shared/refusal.ts'
import {
  afterBlockCall,
  blockDoneText,
  blockProgress,
  blockProgressText,
  remainingBlockCalls,
} from './block-progress.ts'

const [email, phone, vin] = [
  aBlockByType(),
  aBlockByType({ kind: 'phone' }),
  aBlockByType({ kind: 'vehicle_vin' }),
]
const forbidden: Refusal = { kind: 'forbidden', message: null, requestId: null }
const blocked = (...carrierIds: number[]) => done({ carrierIds: carrierIds.map(each => id<'carrier'>(each)) })

it('blocking begins with every call waiting', () => {
  const progress = blockProgress([email, phone])
  expect(progress).toEqual({ succeeded: [], refused: [], waiting: [email, phone], blocked: [], stored: 0 })
  expect(blockProgressText(progress)).toBe('Still to do: E-mails, Phones.')
})

it('a successful call leaves the waiting ones, and its blocked carriers are kept, each once', () => {
  const one = afterBlockCall(blockProgress([email, phone]), blocked(8, 9))
  expect(one).toEqual({ succeeded: [email], refused: [], waiting: [phone], blocked: [8, 9], stored: 0 })
  const both = afterBlockCall(one, blocked(9, 10))
  expect(both).toEqual({
    succeeded: [email, phone],
    refused: [],
    waiting: [],
    blocked: [8, 9, 10],
    stored: 0,
  })
  expect(remainingBlockCalls(both)).toEqual([])
  expect(blockProgressText(both)).toBe('Blocked by: E-mails, Phones.')
})

it('blocking continues after a refusal; the refused calls remain first, then the unsent ones', () => {
  const first = afterBlockCall(blockProgress([email, phone, vin]), blocked(8))
  const second = afterBlockCall(first, refused(forbidden))
  expect(second).toEqual({
    succeeded: [email],
    refused: [{ call: phone, refusal: forbidden }],
    waiting: [vin],
    blocked: [8],
    stored: 0,
  })
  expect(remainingBlockCalls(second)).toEqual([phone, vin])
  expect(blockProgressText(second)).toBe('Blocked by: E-mails. Still to do: Phones, Vehicle VINs.')
  expect(afterBlockCall(second, refused(forbidden)).refused.map(({ call }) => call)).toEqual([phone, vin])
})

it('blocking without a waiting call does not change', () => {
  const empty = blockProgress([])
  expect(afterBlockCall(empty, blocked(8))).toBe(empty)
  expect(blockProgressText(empty)).toBe('')
})

it('the records of all calls are counted, and said once all is done', () => {
  const first = afterBlockCall(blockProgress([email, phone]), done({ carrierIds: [id(8)], stored: 1 }))
  const both = afterBlockCall(first, done({ carrierIds: [id(8), id(9), id(10)], stored: 2 }))
  expect(blockDoneText(both)).toBe('3 carriers marked do not dispatch for your company. 3 records kept.')
  expect(blockDoneText(first)).toBe('1 carrier marked do not dispatch for your company. 1 record kept.')
  expect(blockDoneText({ blocked: [id(8)], stored: 0 })).toBe(
    '1 carrier marked do not dispatch for your company.',
  )
})
