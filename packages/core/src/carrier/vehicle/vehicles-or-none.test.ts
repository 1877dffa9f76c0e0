import { expect, it } from 'vitest'
import { CallFailed } from '../../shared/failure.ts'
import { emptyPage } from '../../shared/page.ts'
import type { Refusal } from '../../shared/refusal.ts'
import { vehiclesOrNone } from './vehicles-or-none.ts'

const none = emptyPage<number>()

it('a vehicle call shows its response', async () => {
  const value = { items: [1], page: 1, pages: 1, total: 1 }
  expect(await vehiclesOrNone(Promise.resolve({ ok: true, value }), none)).toEqual({
    value,
    hiddenError: null,
  })
})

it('a refused vehicle call shows an empty list and the error', async () => {
  const refusal: Refusal = { kind: 'not-found', requestId: 'r1' }
  expect(await vehiclesOrNone(Promise.resolve({ ok: false, refusal }), none)).toEqual({
    value: none,
    hiddenError: refusal,
  })
})

it('a failed vehicle call shows an empty list and the error', async () => {
  const failure = {
    kind: 'offline',
    call: 'GET vehicles/:id',
    status: null,
    requestId: null,
    detail: null,
  } as const
  expect(await vehiclesOrNone(Promise.reject(new CallFailed(failure)), none)).toEqual({
    value: none,
    hiddenError: failure,
  })
})

it('a vehicle call that was aborted, or is broken, rethrows', async () => {
  const abort = new Error('overtaken')
  await expect(vehiclesOrNone(Promise.reject(abort), none)).rejects.toBe(abort)
})
