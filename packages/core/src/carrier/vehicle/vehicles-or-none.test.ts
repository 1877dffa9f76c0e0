import { describe, expect, it } from 'vitest'
import { CallFailed } from '../../shared/failure.ts'
import { emptyPage } from '../../shared/page.ts'
import type { Refusal } from '../../shared/refusal.ts'
import { vehiclesOrNone } from './vehicles-or-none.ts'

const none = emptyPage<number>()

describe('a vehicle call', () => {
  it('shows what it was answered', async () => {
    const value = { items: [1], page: 1, pages: 1, total: 1 }
    expect(await vehiclesOrNone(Promise.resolve({ ok: true, value }), none)).toEqual({
      value,
      hiddenError: null,
    })
  })

  it('that is refused shows an empty list, and why', async () => {
    const refusal: Refusal = { kind: 'not-found', requestId: 'r1' }
    expect(await vehiclesOrNone(Promise.resolve({ ok: false, refusal }), none)).toEqual({
      value: none,
      hiddenError: refusal,
    })
  })

  it('that fails shows an empty list, and why', async () => {
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

  it('that was aborted, or is broken, throws on', async () => {
    const abort = new Error('overtaken')
    await expect(vehiclesOrNone(Promise.reject(abort), none)).rejects.toBe(abort)
  })
})
